/** How large letters have to be, and how they are measured. Needs `dialog.css` and `over-page.css` among the styles. */
import { minCharacterSize } from '@kerf/sdk/contract';
import { useLayoutEffect } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import { Dialog } from '../ui/dialog.js';
import { readingDistance } from './reading-distance.js';
import styles from './size-guide.css?inline';

const rows = [minCharacterSize, 25, 50, 100, 150, 300].map(readingDistance);

export function SizeGuide({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { host } = useWidget();
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  return (
    <Dialog id="size-guide" part="size-guide" title="Size Guide" isOpen={isOpen} onClose={onClose}>
      <div className="guide">
        <h3 className="guide-title">How it is measured</h3>
        <svg className="guide-figure" viewBox="0 0 420 200" role="img" aria-labelledby="guide-figure">
          <title id="guide-figure">
            A word in a box around its ink: the width runs from the first edge to the last, the height from
            the lowest to the highest.
          </title>
          <rect className="guide-box" x={20} y={20} width={320} height={120} />
          <path
            className="guide-vinyl"
            d="M20 20H84V42H64V114H40V42H20ZM98 52H180V114H98ZM122 74V92H156V74ZM194 52H276V140H252V114H194ZM218 74V92H252V74ZM290 20H314V52H340V74H314V114H290Z"
            fillRule="evenodd"
          />
          <path
            className="guide-line"
            d="M20 158V174M340 158V174M20 166H340M358 20H374M358 140H374M366 20V140"
          />
          <text className="guide-word" x={180} y={192}>
            Width
          </text>
          <text className="guide-word" x={366} y={84} transform="rotate(90 366 84)" dy={-8}>
            Height
          </text>
        </svg>
        <p>
          Width and height are those of the ink alone: from the first edge to the last, and from the lowest
          tail to the highest tip, over all lines. Give the width and leave the height empty, and the height
          follows from the font. Give both, and the letters are stretched to them.
        </p>
        <h3 className="guide-title">No character below {minCharacterSize} mm</h3>
        <p>
          The larger side of every character, dots and commas too, is at least {minCharacterSize} mm: smaller
          ones lift off the sheet with the vinyl around them. The drawing marks those that are too small.
        </p>
        <h3 className="guide-title">How far it reads</h3>
        <div className="guide-scroll">
          <table className="guide-table">
            <caption className="out">Height of capitals and the distance from which they are read</caption>
            <thead>
              <tr>
                <th scope="col">Height of capitals</th>
                <th scope="col">In passing</th>
                <th scope="col">At most</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ height, glance, most }) => (
                <tr key={height}>
                  <th scope="row">{height} mm</th>
                  <td>{glance} m</td>
                  <td>{most} m</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          A rule of thumb for plain letters that stand out from their ground: 120 times their height in
          passing, 360 times at most. Take half as much again for scripts, and where colours are close.
        </p>
        <h3 className="guide-title">Sheets</h3>
        <p>
          Letters come on one sheet, as they stand in the design. What is larger than a sheet of ours can’t be
          ordered here: the fields say so, and you can ask for a quote.
        </p>
      </div>
    </Dialog>
  );
}
