import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../breadcrumb.js';

/** A link of the documentation, with what it leads to where that is to be said. */
interface DocsLink {
  path: string;
  name: string;
  line?: string;
}

/** Pages that belong together, as they are listed beside every page. */
export interface DocsGroup {
  title: string;
  links: readonly DocsLink[];
}

/** The search over all of it: a form, which needs no script. `query` is what was searched for. */
function DocsSearch({ query, maxLength }: { query: string; maxLength: number }) {
  return (
    <search>
      <form className="docs-search" action="/docs/search" method="get">
        <label htmlFor="docs-query">Search the documentation</label>
        <input
          id="docs-query"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={maxLength}
          autoComplete="off"
          required
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

/** Whether a link leads to this page, or to one that this page is under. */
const currentOf = (link: string, path: string) =>
  link === path ? 'page' : path.startsWith(`${link}/`) ? 'true' : undefined;

interface DocsFrameProps {
  /** The way here; null on the first page, where it starts. */
  trail: readonly Crumb[] | null;
  /** What is listed at the side; nothing where the page itself lists it. */
  groups: readonly DocsGroup[];
  path: string;
  query?: string;
  maxQueryLength: number;
  children: ReactNode;
}

/** What is around every page of the documentation: the way here, the search, and a list of all pages at the side. */
export function DocsFrame({ trail, groups, path, query = '', maxQueryLength, children }: DocsFrameProps) {
  return (
    <div className="hold docs">
      <div className="docs-head">
        {trail && <Breadcrumb trail={trail} />}
        <DocsSearch query={query} maxLength={maxQueryLength} />
      </div>
      <div className="docs-columns">
        <article className="docs-text">{children}</article>
        {groups.length > 0 && (
          <nav className="docs-pages" aria-label="Documentation">
            {groups.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map((link) => (
                    <li key={link.path}>
                      <a href={link.path} aria-current={currentOf(link.path, path)}>
                        {link.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}
