import { Picture } from '../picture.js';

/** A sticker stock as the landing page lists it. `picture` is a path from the root of the site. */
export interface StockEntry {
  path: string;
  name: string;
  line: string;
  picture: string;
}

/** Every stock with its picture and a line about it. */
export function StockList({ entries }: { entries: readonly StockEntry[] }) {
  return (
    <ul className="stocks">
      {entries.map(({ path, name, line, picture }) => (
        <li className="stock" key={path}>
          <Picture path={picture} sizes="112px" />
          <div className="stock-words">
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p className="muted">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
