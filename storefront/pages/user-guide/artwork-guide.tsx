import { blankPiece, type Piece } from '@kerf/sdk/drawing';
import * as card from '../../artwork/card-artwork.js';
import { writtenLine } from '../../artwork/lettering.js';
import { Breadcrumb, type Crumb } from '../breadcrumb.js';
import { GuideFigure } from './guide-figure.js';
import { SpecialProcessFigure } from './special-process-figure.js';
import { type TemplateGroup, TemplateList } from './template-list.js';
import { WhiteInkFigure } from './white-ink-figure.js';

const sticker: Piece = { ...blankPiece, widthMm: 70, heightMm: 50, bleedMm: 2, safetyMm: 2, cutKind: 'die' };
const businessCard: Piece = { ...blankPiece, widthMm: 90, heightMm: 55 };
const swingTag: Piece = { ...blankPiece, shape: 'tag', widthMm: 50, heightMm: 90 };
const hole = { diameterMm: 5, x: 25, y: 8 };
const teaHouse = card.teaHouse(writtenLine);
const weaver = card.weaver(writtenLine);

/** The print features of a card, each with its rule. */
const features = [
  {
    id: 'foil-stamp',
    name: 'Foil Stamp',
    text: 'Draw each foil on a layer of its own, solid M100, and name the layer after the foil. Lines of 0.25 mm and letters of 7 pt are the smallest that foil holds. Up to three foils go on one side.',
    piece: { ...businessCard, foil: { front: ['gold'], back: [] } },
    artwork: teaHouse,
    title: 'A business card with a mark in gold foil',
  },
  {
    id: 'emboss-deboss',
    name: 'Emboss / Deboss',
    text: 'Mark what is raised or sunken in M100. Give a shape at least 0.5 mm of width, and leave 3 mm between a relief and the edge, so that the card stays flat. A relief shows on the other side as its mirror image.',
    piece: { ...businessCard, relief: { front: 'emboss', back: null } },
    artwork: card.monogram(writtenLine),
    title: 'A business card with a raised frame, well inside of its edge',
  },
  {
    id: 'die-cut',
    name: 'Die Cut',
    text: 'A shape from the list needs no line of yours: the template has it. For a shape of your own draw one closed line in CutContour, without corners sharper than 1 mm, and take the background 1 mm past it.',
    piece: { ...businessCard, shape: 'rounded', cornerMm: 6 },
    artwork: card.nursery(writtenLine),
    title: 'A business card with rounded corners and its guides',
  },
  {
    id: 'punch-holes',
    name: 'Punch Holes',
    text: 'The template shows the hole where it is punched. Keep words and logos 2 mm away from its edge; a background runs through it.',
    piece: { ...swingTag, holes: [hole] },
    artwork: weaver,
    title: 'A swing tag with a punched hole and its guides',
  },
  {
    id: 'tag-strings',
    name: 'Tag Strings',
    text: 'A string needs a hole and no artwork. It covers a little of what stands above the hole.',
    piece: { ...swingTag, holes: [hole], string: '#9a7443' },
    artwork: weaver,
    title: 'A swing tag on its string',
    hasGuides: false,
  },
  {
    id: 'fold',
    name: 'Fold',
    text: 'The size is that of the open card. The template shows the fold as a dashed line: keep words and logos 2 mm away from it, and let a colour change a little beside it rather than on it.',
    piece: { ...businessCard, widthMm: 150, folds: [{ direction: 'upright', at: 75 }] },
    artwork: card.studio(writtenLine),
    title: 'An open card that is folded in the middle, its words on one half, with its guides',
  },
] as const;

const everyFile = [
  {
    title: 'Size',
    text: 'Make the page as large as the piece and its bleed. Stickers bleed 2 mm on every side, cards and tags 1 mm. Where your program has a trim box and a bleed box, set both.',
  },
  {
    title: 'Safety',
    text: 'Keep words and logos inside the safety line: 2 mm from the cut of a sticker, 1 mm from that of a card or tag. A blade may be off by a hair.',
  },
  {
    title: 'Colours',
    text: 'Use CMYK. Colours of a screen are converted, and bright ones come out duller. Keep all four inks together below 300 %.',
  },
  {
    title: 'Pictures and words',
    text: 'Pictures are sharp at 300 dots an inch and soft below 250. Turn words into outlines, or embed their fonts.',
  },
  {
    title: 'Cut line',
    text: 'A line that you draw yourself is a stroke in a spot colour named CutContour, set to overprint, on a layer of its own. Nothing else is in that colour.',
  },
  {
    title: 'File',
    text: 'Save as PDF, a page for each printed side, with its layers. You send it from the page of your order; we check it at once and tell you what we find.',
  },
] as const;

/** How a file is made that can be printed, and the templates to start from. */
export function ArtworkGuidePage({
  trail,
  templates,
}: {
  trail: readonly Crumb[];
  templates: readonly TemplateGroup[];
}) {
  return (
    <>
      <div className="hold title">
        <Breadcrumb trail={trail} />
        <h1>Artwork guide</h1>
        <p className="lead">
          How to set up a file that is cut where you want it. Start from a template, or check a file of your
          own against the lines below. Every order comes with a free PDF proof after checkout, and nothing is
          printed before you approve it.
        </p>
        <nav className="actions" aria-label="On this page">
          <a className="act" href="#templates">
            Templates
          </a>
          <a className="act" href="#stickers">
            Stickers
          </a>
          <a className="act" href="#business-cards">
            Business cards
          </a>
        </nav>
      </div>
      <section className="hold" aria-labelledby="every-file">
        <div className="section-head">
          <h2 id="every-file">What every file needs</h2>
          <p className="muted">Three lines decide how a piece looks when it is cut: bleed, cut and safety.</p>
        </div>
        <div className="guide-pair">
          <GuideFigure
            id="guide-lines"
            piece={{ ...sticker, shape: 'rounded', cornerMm: 4 }}
            title="A sticker with the end of its bleed outside of its cut line, and its dashed safety line inside"
          >
            The outer line ends the bleed, the coloured one is cut, and the dashed one is the safety line.
          </GuideFigure>
          <dl className="guide-rules">
            {everyFile.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="hold" id="templates" tabIndex={-1} aria-labelledby="templates-title">
        <div className="section-head">
          <h2 id="templates-title">Templates</h2>
          <p className="muted">
            With bleed, cut line and safety line in place. The PDF opens in any program, the AI in
            Illustrator.
          </p>
        </div>
        <TemplateList groups={templates} />
        <p>
          Any other size or shape: choose it on the page of its product. Under “Your artwork” there is a
          template of exactly what you have chosen.
        </p>
      </section>
      <section className="hold" id="stickers" tabIndex={-1} aria-labelledby="stickers-title">
        <div className="section-head">
          <h2 id="stickers-title">Stickers</h2>
        </div>
        <div className="guide-cards">
          <article>
            <h3>Multiple shaped on one sheet</h3>
            <GuideFigure
              id="guide-sheet"
              piece={{
                ...sticker,
                widthMm: 140,
                heightMm: 100,
                cutKind: 'sheet',
                nested: { count: 6, shape: 'several', gapMm: 5 },
              }}
              title="A sheet with six stickers of four shapes, each with a cut line and a margin of its own"
            >
              Draw the whole sheet as one page, each sticker with its own line in CutContour. Keep the cut
              lines at least 5mm apart, and at least 5mm from the edge of the sheet.
            </GuideFigure>
          </article>
          <article>
            <h3>Special shaped</h3>
            <GuideFigure
              id="guide-shape"
              piece={{ ...sticker, shape: 'custom', cutKind: 'kiss' }}
              title="A sticker whose cut line follows its artwork"
            >
              Draw one closed line around your artwork, in CutContour, 2 mm outside of what must not be cut.
              Round its inner corners: a blade turns in 1 mm. Two cut lines in one piece stay at least 5mm
              apart.
            </GuideFigure>
          </article>
          <article>
            <h3>Special process</h3>
            <SpecialProcessFigure
              piece={businessCard}
              artwork={teaHouse}
              title="The layer of a special process: the mark alone, in solid magenta"
            >
              Coating, glitter, foil or relief on a part of the piece: put that part on a layer of its own,
              marked M100, which is 100 % magenta, solid, without edges that fade. It lies exactly over what
              it finishes.
            </SpecialProcessFigure>
          </article>
          <article id="white-ink">
            <h3>White ink</h3>
            <WhiteInkFigure title="A clear sticker with its colours, and beside it the layer of its white ink: the same places, in solid magenta">
              Clear film, custom decals, kraft paper, and gold, silver and hologram vinyl have white only
              where you say so. On “Full Colour and White” put what is to be opaque on a layer of its own
              named White, solid M100, exactly under the colours it backs; draw it 0.2 mm smaller all around,
              and no white shows at their edges. What has no white beneath stays see-through on film, shines
              on metal and hologram, and takes on the brown of kraft. On “White Only”, where a stock has it,
              that layer is all there is. No template has it: add it yourself. The check of your file does not
              look for white; we do, when we make the proof.
            </WhiteInkFigure>
          </article>
        </div>
      </section>
      <section className="hold" id="business-cards" tabIndex={-1} aria-labelledby="business-cards-title">
        <div className="section-head">
          <h2 id="business-cards-title">Business cards with print features</h2>
          <p className="muted">
            A card of 90 × 55 mm is a page of 92 × 57 mm, with its words inside 88 × 53 mm. What is done
            besides print goes on a layer marked M100.
          </p>
        </div>
        <div className="guide-cards">
          {features.map(({ id, name, text, ...figure }) => (
            <article key={id}>
              <h3>{name}</h3>
              <GuideFigure id={`guide-${id}`} {...figure}>
                {text}
              </GuideFigure>
            </article>
          ))}
        </div>
      </section>
      <section className="hold" aria-labelledby="guide-next">
        <div className="section-head">
          <h2 id="guide-next">Ready to print</h2>
        </div>
        <div className="actions">
          <a className="act first" href="/stickers">
            Choose a sticker
          </a>
          <a className="act" href="/business-cards">
            Choose a card
          </a>
        </div>
      </section>
    </>
  );
}
