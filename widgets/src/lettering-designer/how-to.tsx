/** How letters are put up, in six steps, for both ways they are supplied. Needs `dialog.css` and `over-page.css` among the styles. */
import { useLayoutEffect } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import styles from './how-to.css?inline';
import { type Deed, HowToFigure } from './how-to-figure.js';

export interface HowToProps {
  /** Whether the auxiliary sheet, the tape that carries the letters, comes with them. */
  isEnclosed: boolean;
  isOpen: boolean;
  onClose: () => void;
}

type Step = readonly [deed: Deed, title: string, text: string];

const enclosed: readonly Step[] = [
  [
    'clean',
    'Clean the surface',
    'Wash off dust and grease, wipe with isopropyl alcohol and a cloth without lint, and let it dry. Paint has to be three weeks old. Work between 10 and 30 °C, out of wind and full sun.',
  ],
  [
    'hinge',
    'Tape it up as a hinge',
    'Hold the sheet where it belongs with its letters facing you, and check it with a level. Run one strip of masking tape across the middle, over the sheet and onto the surface: it is the hinge.',
  ],
  [
    'peel',
    'Peel the backing from one half',
    'Fold one half over the hinge. Pull the backing paper off slowly, folded flat on itself, and cut it off at the hinge. A letter that stays on the paper is pressed back onto the sheet first.',
  ],
  [
    'squeegee',
    'Squeegee from the hinge outwards',
    'Let that half down and press it on with a squeegee at a low angle, in strokes that overlap, from the hinge to the edge. Take the strip of tape off, then do the same with the other half.',
  ],
  [
    'untape',
    'Take the sheet off',
    'Rub over all letters once more and wait five minutes, longer in the cold. Draw the sheet back flat over itself, low and slowly. Where a letter lifts, lay it back and rub again.',
  ],
  [
    'cure',
    'Let it cure',
    'Prick small bubbles at their edge with a needle and press them flat. Leave the letters alone for a day, and don’t wash them for three; they hold in full after that.',
  ],
];

const notEnclosed: readonly Step[] = [
  [
    'clean',
    'Clean the surface',
    'Wash off dust and grease, wipe with isopropyl alcohol and a cloth without lint, and let it dry. Paint has to be three weeks old. Work between 10 and 30 °C, out of wind and full sun.',
  ],
  [
    'mark',
    'Draw a base line',
    'Stretch masking tape along a level where the letters will stand, or draw a line with a soft pencil. Mark the middle, and measure from there: half of the width lies on each side.',
  ],
  [
    'weed',
    'Lay the letters out',
    'Cut the backing apart between the letters. What is around and inside them is pulled away with tweezers if it is still there. Lay them along the line, and tick where each begins.',
  ],
  [
    'lift',
    'Lift a letter off its backing',
    'Bend the backing over the edge of a table until a corner comes free. Take the letter by that corner with tweezers, and touch the glue as little as you can. Begin with the middle one.',
  ],
  [
    'place',
    'Set it on the line and rub it down',
    'Set its foot on the line, let it roll upwards onto the surface, and rub from the middle outwards through a piece of backing paper. Large letters go on easier with a drop of dish soap in water beneath.',
  ],
  [
    'cure',
    'Remove the tape and let it cure',
    'Pull the base line off flat, away from the letters, and rub over every edge once more. Leave the letters alone for a day, and don’t wash them for three; they hold in full after that.',
  ],
];

/** What a dialog is called, and the button that opens it. */
const howToTitle = (isEnclosed: boolean): string =>
  isEnclosed ? 'How to: auxiliary sheet enclosed' : 'How to: auxiliary sheet not enclosed';

export function HowTo({ isEnclosed, isOpen, onClose }: HowToProps) {
  const { host } = useWidget();
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  return (
    <Dialog
      id={isEnclosed ? 'how-to-enclosed' : 'how-to-not-enclosed'}
      part="how-to"
      title={howToTitle(isEnclosed)}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p>
        {isEnclosed
          ? 'Install ready, your letters come under a sheet of application tape that carries them. Vinyl only, lift off the film around them first, and lay the enclosed sheet over them.'
          : 'Without a sheet that carries them, or where it was spoilt, letters go up from their backing one at a time.'}
      </p>
      <ol className="how-steps">
        {(isEnclosed ? enclosed : notEnclosed).map(([deed, title, text]) => (
          <li className="how-step" key={title}>
            <HowToFigure deed={deed} />
            <div>
              <h3 className="how-title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
