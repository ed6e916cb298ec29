import type { DocsGroup } from './docs-frame.js';

interface DocsStartProps {
  /** What to paste, with this shop's address. */
  embed: string;
  /** The first guide's path; null where there is none. */
  first: string | null;
  groups: readonly DocsGroup[];
  /** What is not there until something is built; null where all is. */
  missing: string | null;
}

/** Where the documentation starts: what to paste, then all there is to read. */
export function DocsStart({ embed, first, groups, missing }: DocsStartProps) {
  return (
    <>
      <h1>Put Kerf on your site</h1>
      <p className="lead">
        Paste these two lines into a page of yours, and it shows live prices of this shop. There is no account
        and no key.
      </p>
      <div className="code">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a line that is too long is scrolled to by keyboard as well. */}
        <pre tabIndex={0}>
          <code className="language-html">{embed}</code>
        </pre>
      </div>
      <div className="actions">
        {first && (
          <a className="act first" href={first}>
            Start here
          </a>
        )}
        <a className="act" href="/docs/sdk">
          The SDK
        </a>
      </div>
      {missing && <p className="docs-note">{missing}</p>}
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="docs-list">
            {links.map(({ path, name, line }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                {line && <p className="muted">{line}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
