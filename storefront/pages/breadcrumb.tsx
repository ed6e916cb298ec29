/** One step of the way here; without a path it is not a link. */
export interface Crumb {
  label: string;
  path: string | null;
}

/** The way from the range's landing page to this one. The last crumb is this page when it has no path. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.label}>
            {crumb.path ? (
              <a href={crumb.path}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
