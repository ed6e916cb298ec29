import { designLettering, shapeLettering } from '@kerf/sdk/actions';
import type { LetteringDesign, Range, Selection } from '@kerf/sdk/contract';
import { isSeenOnDark } from '@kerf/sdk/drawing';
import { checkSize, chosenProduct, findFont, letteringLines, letteringWords } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Choices } from '../ui/choices.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { DecalsPlace } from './decals-place.js';
import { FontList } from './font-list.js';
import { LettersDrawing, placeOf } from './letters-drawing.js';
import { LettersTotal } from './letters-total.js';
import { SeeButton } from './see-button.js';
import { SizeFields } from './size-fields.js';
import { surfaces } from './surfaces.js';
import { Swatches } from './swatches.js';
import { useLetterFont } from './use-letter-font.js';
import { sizeLetters, useLetters } from './use-letters.js';
import { useTyped } from './use-typed.js';
import { WordsField } from './words-field.js';

interface DesignerProps {
  name: string;
  state: ConfigurationState;
  range: Range;
  selection: Selection;
  design: LetteringDesign;
  attributes: WidgetAttributes;
}

const notFetched = {
  code: 'LETTERING_FONT_FAILED',
  message: 'The font did not come. Check the connection, then try again.',
  isRetryable: true,
};

export function Designer({ name, state, range, selection, design, attributes }: DesignerProps) {
  const { runtime, host } = useWidget();
  const latest = useRef(design);
  const change = (changed: Partial<LetteringDesign>) =>
    designLettering(runtime, name, { ...latest.current, ...changed });
  const { font, align } = design;
  const { shown, isHere, hasFailed, retry } = useLetterFont(font, design.text);
  const letters = useLetters({ ...design, ...shown }, selection);
  const outline = useRef<SVGPathElement>(null);
  const typed = useTyped(
    design.text,
    (text) => change({ text }),
    (text) => {
      const sized = sizeLetters({ ...design, text }, selection);
      // Where a part of it is on its way, all of what was drawn before.
      const drawn = sized ?? letters;
      if (!drawn || !outline.current) return false;
      outline.current.setAttribute('d', drawn.set.d);
      outline.current.setAttribute('transform', placeOf(drawn)?.transform ?? '');
      return sized !== null;
    },
  );
  const text = typed.text();
  latest.current = { ...design, text };
  const [surface, setSurface] = useState('');
  const product = chosenProduct(range, selection);
  const { colors, install_ready } = product.attributes;
  const colour = colors.find(({ id }) => id === selection.color_id) ?? colors[0];
  const swatch = colour?.swatch ?? '';
  const vinyl = { name: colour?.name ?? '', swatch };
  const ground =
    surfaces.find(({ value }) => value === (surface || (isSeenOnDark(swatch) ? 'board' : 'wall'))) ??
    surfaces[0];

  // One that there is not is not lost: the price says so.
  const lost = hasFailed && findFont(font) && (
    <div role="alert">
      <ErrorNotice message={notFetched.message} onRetry={retry} />
    </div>
  );
  useEffect(() => {
    if (lost) host?.emit('kerf-error', { configuration: name, item: state.item, ...notFetched });
  }, [hasFailed]);

  // Eighty of them, which only another one changes.
  const fonts = useMemo(
    () => <FontList value={font} onChoose={(chosen) => change({ font: chosen })} />,
    [runtime, name, font],
  );
  const isSettled = isHere && !state.typing.length;
  const fault = isSettled ? letters?.fault : null;
  // As they are typed, and as they come to be.
  const check =
    letters && isSettled
      ? [selection.height, letters.heightMm]
          .map((height) => checkSize({ ...selection, height }, product))
          .find(({ message }) => message)
      : null;
  const isAbove = check?.status === 'above';
  const [fetched, setFetched] = useState<typeof import('./ways-out.js') | null>(null);
  useEffect(() => {
    // Without a connection it goes without, and asks again with the next fault.
    if (fault || isAbove) import('./ways-out.js').then(setFetched, () => {});
  }, [fault, isAbove]);
  const waysOut = letters && fetched && <fetched.WaysOut {...{ name, state, range, selection, letters }} />;

  return (
    <form
      className="designer"
      part="designer"
      aria-label="Design your lettering"
      noValidate
      autoComplete="off"
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      {/* Without script all that is chosen goes along, but for lists; of two fields of a name the last one counts, and those follow. */}
      {Object.entries({
        ...selection,
        size_id: 'custom',
        kinds: selection.kinds ?? 'custom',
        line: attributes.line,
      }).map(
        ([field, value]) =>
          typeof value !== 'object' && <input type="hidden" key={field} name={field} value={value} />,
      )}
      <div className="seen">
        {!letters && lost}
        {letters ? (
          <LettersDrawing
            {...letters}
            outline={outline}
            vinyl={vinyl}
            surface={ground.swatch}
            title={
              letters.set.letters.length
                ? `${letteringWords(letters.drawn)}, ${letters.widthMm} × ${letters.heightMm} mm, ${vinyl.name}`
                : 'Nothing to cut yet'
            }
          />
        ) : (
          !lost && <div className="drawing blank" aria-busy={!hasFailed} />
        )}
        <LettersTotal state={state} isFaulty={Boolean(fault ?? check?.message)} />
        {/* Where no script runs there is one that needs none, in the same place. */}
        <div className="seen-way">
          <div className="scripted">
            {letters && !fault && letters.set.letters.length > 0 && letters.widthMm > 0 && (
              <SeeButton letters={letters} vinyl={vinyl} words={letteringWords(letters.drawn)} />
            )}
          </div>
          <button className="button scriptless" type="submit">
            Update drawing and price
          </button>
        </div>
      </div>
      <div className="letter-choices">
        <div className="column">
          <WordsField text={text} message={fault?.message ?? ''} onType={typed.type} onLeave={typed.settle}>
            {fault && waysOut}
          </WordsField>
          {letteringLines(design.text).length > 1 && (
            <Choices
              legend="Alignment"
              name="lettering_align"
              columns={3}
              choices={[
                { value: 'left', label: 'Left' },
                { value: 'center', label: 'Center' },
                { value: 'right', label: 'Right' },
              ]}
              value={align}
              onChoose={(value) => change({ align: value as LetteringDesign['align'] })}
            />
          )}
          <SizeFields
            selection={selection}
            letters={letters}
            check={check}
            onType={(side, size) => shapeLettering(runtime, name, { [side]: size })}
          >
            {!fault && isAbove && waysOut}
          </SizeFields>
        </div>
        <div className="column">
          {fonts}
          {letters && lost}
        </div>
        <div className="column">
          <Swatches
            legend="Vinyl"
            name="color_id"
            part="colours"
            choices={colors.map((one) => ({ ...one, value: String(one.id) }))}
            value={String(colour?.id)}
            onChoose={(id) => shapeLettering(runtime, name, { color_id: Number(id) })}
          />
        </div>
        <div className="column">
          {install_ready && (
            <Choices
              legend="Supplied as"
              name="install_ready"
              columns={2}
              choices={install_ready.items.map(({ value, display }) => ({ value, label: display }))}
              value={selection.install_ready ?? ''}
              onChoose={(value) => shapeLettering(runtime, name, { install_ready: value as 'yes' | 'no' })}
            />
          )}
          {/* For show alone, it would show nothing without. */}
          <div className="scripted">
            <Swatches
              legend="Surface"
              name="surface"
              part="surfaces"
              choices={surfaces}
              value={ground.value}
              onChoose={setSurface}
            />
          </div>
        </div>
      </div>
      <div className="notes" part="notes">
        <p>The surface colour is illustrative only.</p>
        <p>All vinyl letters are individually cut and pre-spaced with application tape.</p>
      </div>
      <DecalsPlace />
    </form>
  );
}
