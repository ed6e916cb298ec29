import { maxThickness, maxWhiteness, type StockFacts } from '@kerf/sdk/contract';

const writingNames = {
  pencil: 'Pencil',
  marker: 'Marker',
  ball_point: 'Ball point',
  stamp: 'Stamp',
} as const;
const tools = Object.keys(writingNames) as (keyof typeof writingNames)[];

/** As many steps as the scale has, with those filled that it comes to: words say the same. */
function Scale({ value, most }: { value: number; most: number }) {
  return (
    <>
      <span className="scale" aria-hidden="true">
        {[...Array(most)].map((_, at) => (
          <span className={at < value ? 'step filled' : 'step'} key={at} />
        ))}
      </span>
      <span>{`${value} of ${most}`}</span>
    </>
  );
}

/** How a stock looks and what writes on it. `level` is that of its heading. */
export function StockPanel({ facts, level }: { facts: StockFacts; level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <div className="stock" part="stock">
      <div>
        <Heading className="list-title">The stock</Heading>
        <dl>
          <div>
            <dt>Finishing</dt>
            <dd>{facts.finishing}</dd>
          </div>
          <div>
            <dt>Thickness</dt>
            <dd>
              <Scale value={facts.thickness} most={maxThickness} />
            </dd>
          </div>
          <div>
            <dt>Whiteness</dt>
            <dd>
              <Scale value={facts.whiteness} most={maxWhiteness} />
            </dd>
          </div>
        </dl>
      </div>
      <div>
        <Heading className="list-title">Writing suitability</Heading>
        <dl>
          {tools.map((tool) => (
            <div key={tool}>
              <dt>{writingNames[tool]}</dt>
              <dd>{facts.writing[tool]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
