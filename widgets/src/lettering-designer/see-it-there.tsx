/**
 * Letters to scale where they will be: at places that are drawn at their true size, or on a photograph of the visitor's
 * own. Nothing of it is sent or stored; it is gone with the page. Needs `dialog.css`, `over-page.css` and `fields.css` among the styles.
 */
import { isSeenOnDark } from '@kerf/sdk/drawing';
import { parseSize } from '@kerf/sdk/rules';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import { Choices } from '../ui/choices.js';
import { Dialog } from '../ui/dialog.js';
import { NumberField } from '../ui/number-field.js';
import styles from './see-it-there.css?inline';
import { Mover, type Point, pointOf } from './see-it-there-mover.js';
import { type Photo, readPhoto, unreadable } from './see-it-there-photo.js';
import { scenes } from './see-it-there-scenes.js';

export interface SeeItThereProps {
  /** The letters as path data, mm, in the box from 0 to their width and height. */
  d: string;
  widthMm: number;
  heightMm: number;
  /** What they say. */
  words: string;
  /** A colour, or `url(#…)` of what `paint` defines. */
  fill: string;
  /** What the fill refers to, for `<defs>`. */
  paint?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

const tenths = (share: number) => Math.round(share * 10) / 10;

const own = 'photograph';
const grounds = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function SeeItThere(props: SeeItThereProps) {
  const { host } = useWidget();
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, styles);
  }, [host]);
  return (
    <Dialog
      id="see-it-there"
      part="see-it-there"
      title="See it there"
      isOpen={props.isOpen}
      // One Escape too many does not cost a photograph and its points.
      isKept
      onClose={props.onClose}
    >
      <Place {...props} />
    </Dialog>
  );
}

function Place({ d, widthMm, heightMm, words, fill, paint, isOpen }: SeeItThereProps) {
  const [where, setWhere] = useState('wall');
  const [chosenGround, setGround] = useState('');
  const ground = chosenGround || (isSeenOnDark(fill) ? 'dark' : 'light');
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const [ends, setEnds] = useState<readonly [Point, Point]>([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
  const [active, setActive] = useState(0);
  const [distance, setDistance] = useState('');
  const [moved, setMoved] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  const drawing = useRef<SVGSVGElement>(null);
  const latest = useRef<File | null>(null);
  useEffect(() => {
    // Nothing of the last time is said when it is opened again.
    if (!isOpen) setSaid('');
  }, [isOpen]);

  const scene = scenes.find(({ value }) => value === where);
  const picture = scene ?? photo;
  const between = Math.hypot(ends[1].x - ends[0].x, ends[1].y - ends[0].y);
  const known = parseSize(distance);
  /** Units of the drawing to a mm; 0 as long as that is not known. */
  const scale = scene ? 1 : known && between / known;
  const width = picture?.width ?? 0;
  const height = picture?.height ?? 0;
  const at = moved ?? scene?.spot ?? { x: width / 2, y: height / 2 };
  const within = ({ x, y }: Point) => ({
    x: Math.min(width, Math.max(0, x)),
    y: Math.min(height, Math.max(0, y)),
  });
  const shareOf = ({ x, y }: Point) =>
    `${tenths((x / width) * 100)} % from the left, ${tenths((y / height) * 100)} % from the top`;
  const size = `${widthMm} × ${heightMm} mm`;
  const isWider = scale > 0 && (widthMm * scale > width || heightMm * scale > height);

  /** Between the letters and the frame round them, mm: a thin word stays to be seen in it. */
  const room = scale && width / 150 / scale;
  const [halfWide, halfHigh] = [(widthMm / 2) * scale, (heightMm / 2) * scale];
  /** What says their size stays in the picture: at its edges it begins or ends with the letters, at its foot it stands above. */
  const side = at.x < width * 0.2 ? 'start' : at.x > width * 0.8 ? 'end' : 'middle';
  const edge = width * 0.02;
  const sizeX = {
    start: Math.max(edge, at.x - halfWide),
    middle: at.x,
    end: Math.min(width - edge, at.x + halfWide),
  }[side];
  const below = at.y + halfHigh + edge * 3;
  const sizeY = below < height - edge ? below : Math.max(edge * 3, at.y - halfHigh - edge * 1.5);

  function choose(value: string) {
    setWhere(value);
    setMoved(null);
    setSaid('');
    setProblem('');
  }
  async function take(file: File | undefined) {
    if (!file) return;
    latest.current = file;
    setReading(true);
    setProblem('');
    try {
      const read = await readPhoto(file);
      if (latest.current !== file) return;
      setPhoto(read);
      setEnds([
        { x: read.width * 0.25, y: read.height * 0.5 },
        { x: read.width * 0.75, y: read.height * 0.5 },
      ]);
      setDistance('');
      setMoved(null);
      setSaid('The photograph is shown. Put both points on something of known size.');
    } catch {
      if (latest.current === file) setProblem(unreadable(file));
    }
    if (latest.current === file) setReading(false);
  }
  function move(to: Point) {
    const next = within(to);
    setMoved(next);
    if (!scale) return;
    const left = Math.round(next.x / scale - widthMm / 2);
    const top = Math.round(next.y / scale - heightMm / 2);
    setSaid(`${left} mm from the left, ${top} mm from the top.`);
  }
  const nudge = (x: number, y: number) => move({ x: at.x + x * 50 * scale, y: at.y + y * 50 * scale });
  const moveEnd = (which: number, to: Point) => {
    setActive(which);
    setEnds(
      (now) => now.map((end, index) => (index === which ? within(to) : end)) as unknown as [Point, Point],
    );
  };

  return (
    <div className="there">
      <Choices
        legend="Place"
        name="see-there-place"
        columns={2}
        choices={[
          ...scenes.map(({ value, name }) => ({ value, label: name })),
          { value: own, label: 'Your photograph' },
        ]}
        value={where}
        onChoose={choose}
      />
      {scene && (
        <Choices
          legend="Ground"
          name="see-there-ground"
          columns={2}
          choices={grounds}
          value={ground}
          onChoose={setGround}
        />
      )}
      {!scene && (
        <div className="there-own">
          <div className="there-files">
            {(['', 'environment'] as const).map((capture) => (
              <label className={capture ? 'button there-camera' : 'button'} key={capture}>
                <input
                  className="out"
                  type="file"
                  accept="image/*"
                  capture={capture || undefined}
                  onChange={({ currentTarget }) => {
                    take(currentTarget.files?.[0]);
                    // The same file can be chosen again.
                    currentTarget.value = '';
                  }}
                />
                {capture ? 'Take a photograph' : photo ? 'Choose another photograph' : 'Choose a photograph'}
              </label>
            ))}
          </div>
          <p className="hint">It stays on this device: it is not sent to anybody and not stored.</p>
          <p className="slot" role="alert" part="error photograph-error">
            {problem}
          </p>
          {photo && (
            <>
              <p className="hint" id="see-there-points">
                Drag both points onto the ends of something that you know the length of, on the surface that
                the letters go onto, or press on the photograph to put point {active + 1} there. Arrow keys
                move a point; with Shift, further.
              </p>
              <NumberField
                label="Distance between the points"
                name="see-there-distance"
                id="see-there-distance"
                slot="see-there-distance"
                decimal
                unit="mm"
                value={distance}
                invalid={distance !== '' && !scale}
                onType={setDistance}
              />
              <p className="slot" id="see-there-distance-error" aria-live="polite">
                {distance !== '' && !known
                  ? 'Type the distance in mm, such as 297.'
                  : known && !between
                    ? 'Both points are at one place. Move them apart.'
                    : ''}
              </p>
              <p className="hint">
                The long side of an A4 sheet is 297 mm; many doors are 2040 mm high. It is true where the
                surface faces the camera.
              </p>
            </>
          )}
        </div>
      )}
      {picture && (
        <figure className="there-figure" part="place" aria-busy={isReading || undefined}>
          <div className="there-stage">
            {!scene && photo && <Canvas photo={photo} />}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the points on it are moved by arrow keys. */}
            <svg
              className="there-drawing"
              ref={drawing}
              viewBox={`0 0 ${width} ${height}`}
              // One length for all that keeps its size on the screen, whatever a unit is.
              style={{ '--wide': `${width}px` } as CSSProperties}
              onClick={(event) => {
                if (scene || event.target !== event.currentTarget) return;
                moveEnd(active, pointOf(event.currentTarget, event));
              }}
            >
              <title>{scene?.name ?? 'Your photograph'}</title>
              <defs>{paint}</defs>
              {scene?.draw(ground === 'dark')}
              {scale > 0 && (
                <Mover
                  className="there-letters"
                  part="letters"
                  name={`${words}, ${size}`}
                  describedBy="see-there-keys"
                  at={at}
                  step={10 * scale}
                  onMove={move}
                >
                  <g
                    transform={`translate(${at.x} ${at.y}) scale(${scale}) translate(${-widthMm / 2} ${-heightMm / 2})`}
                  >
                    <rect
                      className="there-box"
                      x={-room}
                      y={-room}
                      width={widthMm + 2 * room}
                      height={heightMm + 2 * room}
                    />
                    <path d={d} fill={fill} fillRule="evenodd" />
                  </g>
                  <text className="there-size" x={sizeX} y={sizeY} textAnchor={side}>
                    {size}
                  </text>
                </Mover>
              )}
              {!scene && (
                <>
                  <path className="there-line" d={`M${ends[0].x} ${ends[0].y}L${ends[1].x} ${ends[1].y}`} />
                  {ends.map((end, index) => (
                    <Mover
                      key={index === 0 ? 'first' : 'second'}
                      className={index === active ? 'there-end active' : 'there-end'}
                      part="point"
                      name={`Point ${index + 1}`}
                      describedBy="see-there-points"
                      at={end}
                      step={width / 500}
                      onMove={(to) => moveEnd(index, to)}
                      onRest={(to) => setSaid(`Point ${index + 1}: ${shareOf(within(to))}.`)}
                    >
                      <circle className="there-grip" cx={end.x} cy={end.y} />
                      <circle className="there-ring" cx={end.x} cy={end.y} />
                      <path
                        className="there-cross"
                        d={`M${end.x - width / 60} ${end.y}h${width / 30}M${end.x} ${end.y - width / 60}v${width / 30}`}
                      />
                    </Mover>
                  ))}
                </>
              )}
            </svg>
          </div>
          <figcaption className="hint">
            {scale > 0
              ? `The letters are ${size}, to scale. ${scene?.measure ?? ''}`
              : 'Once the distance is known, the letters stand here to scale.'}
            {isWider && ' They are larger than what is shown.'}
          </figcaption>
        </figure>
      )}
      {scale > 0 && picture && (
        <>
          <p className="hint" id="see-there-keys">
            Drag the letters to their place, or move them by arrow keys: 10 mm at a time, 100 mm with Shift.
          </p>
          <fieldset className="field there-moves">
            <legend className="out">Move the letters by 50 mm</legend>
            {(
              [
                ['Left', '←', -1, 0],
                ['Up', '↑', 0, -1],
                ['Down', '↓', 0, 1],
                ['Right', '→', 1, 0],
              ] as const
            ).map(([name, sign, x, y]) => (
              <button
                className="button"
                type="button"
                key={name}
                aria-label={name}
                onClick={() => nudge(x, y)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
            <button
              className="button"
              type="button"
              onClick={() => {
                setMoved(null);
                setSaid('The letters are back where they were.');
              }}
            >
              Put back
            </button>
          </fieldset>
        </>
      )}
      <p className="out" role="status">
        {said}
      </p>
    </div>
  );
}

/** The photograph, in the canvas that it was drawn onto. */
function Canvas({ photo }: { photo: Photo }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(photo.canvas), [photo]);
  return <div className="there-photo" ref={place} role="img" aria-label="Your photograph" />;
}
