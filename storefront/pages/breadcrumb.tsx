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
          // The page's own name stands on it, on a phone right below.
          <li key={crumb.label} className={crumb.path ? undefined : 'wide'}>
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
