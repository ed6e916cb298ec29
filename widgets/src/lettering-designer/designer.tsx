import { designLettering, shapeLettering } from '@kerf/sdk/actions';
import type { LetteringDesign, Range, Selection } from '@kerf/sdk/contract';
import { checkSize, chosenProduct, letteringLines, letteringWords } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { Choices } from '../ui/choices.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { DecalsPlace } from './decals-place.js';
import { FontList } from './font-list.js';
import { LettersDrawing } from './letters-drawing.js';
import { LettersTotal } from './letters-total.js';
import { SeeButton } from './see-button.js';
import { SizeFields } from './size-fields.js';
import { surfaceFor, surfaces } from './surfaces.js';
import { Swatches } from './swatches.js';
import { useLetterFont } from './use-letter-font.js';
import { useLetters } from './use-letters.js';
import { useTyped } from './use-typed.js';
import { WayOut } from './way-out.js';
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
  const { text, type } = useTyped(design.text, (typed) => change({ text: typed }));
  latest.current = { ...design, text };
  const { font, align } = design;
  const { shown, hasFailed, retry } = useLetterFont(font);
  const drawn = useLetters({ ...design, text, font: shown }, selection);
  const letters = useLetters({ ...design, font: shown }, selection);
  const [surface, setSurface] = useState('');
  const product = chosenProduct(range, selection);
  const { colors, install_ready } = product.attributes;
  const colour = colors.find(({ id }) => id === selection.color_id) ?? colors[0];
  const swatch = colour?.swatch ?? '';
  const vinyl = { name: colour?.name ?? '', swatch };
  const ground = surfaces.find(({ value }) => value === (surface || surfaceFor(swatch))) ?? surfaces[0];

  useEffect(() => {
    if (hasFailed) host?.emit('kerf-error', { configuration: name, item: state.item, ...notFetched });
  }, [hasFailed]);

  // What a key leaves as it is need not be drawn with it.
  const fonts = useMemo(
    () => <FontList value={font} onChoose={(chosen) => change({ font: chosen })} />,
    [runtime, name, font],
  );
  const vinyls = useMemo(
    () => (
      <Swatches
        legend="Vinyl"
        name="color_id"
        part="colours"
        choices={colors.map((one) => ({ ...one, value: String(one.id) }))}
        value={String(colour?.id)}
        onChoose={(id) => shapeLettering(runtime, name, { color_id: Number(id) })}
      />
    ),
    [runtime, name, colors, colour],
  );
  const grounds = useMemo(
    () => (
      <Swatches
        legend="Surface"
        name="surface"
        part="surfaces"
        choices={surfaces}
        value={ground.value}
        onChoose={setSurface}
      />
    ),
    [ground],
  );
  const decals = useMemo(() => <DecalsPlace />, []);
  const kept = useMemo(() => {
    const isTyping = state.typing.length > 0;
    const fault = isTyping ? null : letters?.fault;
    const check =
      letters && !isTyping ? checkSize({ ...selection, height: String(letters.heightMm) }, product) : null;
    return {
      sum: <LettersTotal state={state} isFaulty={Boolean(fault ?? check?.message)} />,
      // Where no script runs there is one that needs none, in the same place.
      seeing: (
        <div className="seen-way">
          <div className="scripted">
            {letters && !fault && letters.set.letters.length > 0 && letters.widthMm > 0 && (
              <SeeButton letters={letters} vinyl={vinyl} words={letteringWords(design)} />
            )}
          </div>
          <button className="button scriptless" type="submit">
            Update drawing and price
          </button>
        </div>
      ),
      message: fault?.message ?? '',
      wayOut: fault?.code === 'LETTERING_CHARACTERS_SMALL' && letters && (
        <WayOut name={name} product={product} selection={selection} letters={letters} />
      ),
      alignment: letteringLines(design.text).length > 1 && (
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
      ),
      size: (
        <SizeFields
          selection={selection}
          letters={letters}
          check={check}
          onType={(side, typed) => shapeLettering(runtime, name, { [side]: typed })}
        />
      ),
      supply: install_ready && (
        <Choices
          legend="Supplied as"
          name="install_ready"
          columns={2}
          choices={install_ready.items.map(({ value, display }) => ({ value, label: display }))}
          value={selection.install_ready ?? ''}
          onChoose={(value) => shapeLettering(runtime, name, { install_ready: value as 'yes' | 'no' })}
        />
      ),
    };
  }, [runtime, name, state, letters]);
  const size = drawn && `${drawn.widthMm} × ${drawn.heightMm} mm`;

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
      {Object.entries({
        product_id: String(selection.product_id),
        size_id: 'custom',
        line: attributes.line,
      }).map(([field, value]) => value && <input type="hidden" key={field} name={field} value={value} />)}
      <div className="seen">
        {hasFailed && <ErrorNotice message={notFetched.message} onRetry={retry} />}
        {drawn ? (
          <LettersDrawing
            {...drawn}
            vinyl={vinyl}
            surface={ground.swatch}
            title={
              drawn.set.letters.length
                ? `${letteringWords({ ...design, text, font: drawn.font })}, ${size}, ${vinyl.name}`
                : 'Nothing to cut yet'
            }
          />
        ) : (
          !hasFailed && <div className="drawing blank" aria-busy="true" />
        )}
        {kept.sum}
        {kept.seeing}
      </div>
      <div className="letter-choices">
        <div className="column">
          <WordsField text={text} message={kept.message} onType={type}>
            {kept.wayOut}
          </WordsField>
          {kept.alignment}
          {kept.size}
        </div>
        {fonts}
        <div className="column">{vinyls}</div>
        <div className="column">
          {kept.supply}
          {/* For show alone, it would show nothing without. */}
          <div className="scripted">{grounds}</div>
        </div>
      </div>
      <div className="notes" part="notes">
        <p>The surface colour is illustrative only.</p>
        <p>All vinyl letters are individually cut and pre-spaced with application tape.</p>
      </div>
      {decals}
    </form>
  );
}
