/** What leads out of letters that can't be cut as they are. Fetched once there are such. */
import { designLettering, shapeLettering } from '@kerf/sdk/actions';
import { checkSize, chosenProduct, findFont } from '@kerf/sdk/rules';
import { useEffect, useState } from 'react';
import type { OpenConfiguration } from '../configuration/open-configuration.js';
import { quotePageAddress } from '../configuration/quote-page-address.js';
import { useWidget } from '../element/widget-context.js';
import { fetchLetterFont, letterEngine, letterFont } from './letter-fonts.js';
import type { Letters } from './use-letters.js';

interface WaysOutProps extends OpenConfiguration {
  letters: Letters;
}

/**
 * Letters that a font lacks: others that have them. Letters that are too small: a button that makes them as large as they have to
 * be. Those that are too many, or would come out too large: the way to ask for a quote.
 */
export function WaysOut(props: WaysOutProps) {
  const { range, selection, letters } = props;
  const { set, widthMm, heightMm, isAuto, fault } = letters;
  const { host } = useWidget();
  useEffect(() => {
    // What is said above a field while it is typed into moves it down, under what stands at the foot of the window.
    host?.shadowRoot?.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [host, fault?.code]);
  if (fault?.code === 'LETTERING_TEXT_EMPTY') return null;
  if (fault?.code === 'LETTERING_CHARACTERS_MISSING') return <OtherFonts {...props} {...fault} />;
  const size =
    fault?.code === 'LETTERING_CHARACTERS_SMALL' &&
    letterEngine()?.leastSize(set, { width: widthMm, height: heightMm, isAuto });
  const isMade =
    size && checkSize({ ...selection, ...size }, chosenProduct(range, selection)).status === 'ok';
  return isMade ? <LargerSize {...props} {...size} /> : <QuoteLink {...props} />;
}

/** How many fonts are proposed, and how many are looked into for them. */
const proposed = 3;
const lookedInto = 12;

/** Those that have all letters of the text, as their files say; those of the same style come first. */
function OtherFonts({ name, letters, characters }: WaysOutProps & { characters: readonly string[] }) {
  const { runtime } = useWidget();
  const { drawn } = letters;
  const [fonts, setFonts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    async function look() {
      const style = findFont(drawn.font)?.style;
      const isOther = (font: string) => Number(findFont(font)?.style !== style);
      const likely = (letterEngine()?.fontsWith(characters) ?? [])
        .filter((font) => font !== drawn.font)
        .sort((one, other) => isOther(one) - isOther(other))
        .slice(0, lookedInto);
      const found: string[] = [];
      for (const font of likely) {
        // One that does not come is not offered.
        await fetchLetterFont(runtime, font, drawn.text).catch(() => {});
        const opened = letterFont(font, drawn.text);
        if (isGone) return;
        if (opened && !opened.engine.setLetters(opened.font, drawn).missing.length) found.push(font);
        if (found.length === proposed) break;
      }
      setFonts(found);
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [runtime, drawn.font, drawn.text]);
  return fonts.map((font) => (
    <button
      className="button way-out"
      part="way-out"
      type="button"
      key={font}
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('form')?.querySelector<HTMLElement>('#words');
        designLettering(runtime, name, { ...drawn, font });
        // The button goes with the problem.
        field?.focus();
      }}
    >
      {`Set it in ${font}`}
    </button>
  ));
}

function LargerSize({ name, letters, width, height }: WaysOutProps & { width: number; height: number }) {
  const { runtime } = useWidget();
  const { isAuto } = letters;
  return (
    <button
      className="button way-out"
      part="way-out"
      type="button"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('form')?.querySelector<HTMLElement>('#width');
        shapeLettering(runtime, name, {
          width: String(width),
          ...(!isAuto && { height: String(height) }),
        });
        // The button goes with the problem.
        field?.focus();
      }}
    >
      {isAuto ? `Make it ${width} mm wide` : `Make it ${width} × ${height} mm`}
    </button>
  );
}

/** The page may show a form, which a widget beside this one has, else the shop's own page opens. */
function QuoteLink({ name, state, range, selection }: WaysOutProps) {
  const { runtime, host } = useWidget();
  return (
    <a
      className="button way-out"
      part="way-out"
      href={quotePageAddress(runtime, range, selection)}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        const detail = { configuration: name, item: state.item, selection };
        if (!host?.emit('kerf-quote-request', detail, true)) event.preventDefault();
      }}
    >
      Request a Quote
    </a>
  );
}
