/** A template that can be had, as the guide lists it. */
export interface TemplateEntry {
  /** '50 × 50 mm'. */
  size: string;
  pdf: string;
  ai: string;
}

/** The templates of one shape. */
export interface TemplateGroup {
  /** 'Square stickers'. */
  name: string;
  entries: readonly TemplateEntry[];
}

/** Every template of the list, under both of its names. */
export function TemplateList({ groups }: { groups: readonly TemplateGroup[] }) {
  return (
    <div className="templates">
      {groups.map(({ name, entries }) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {entries.map(({ size, pdf, ai }) => (
              <li key={pdf}>
                {`${size} `}
                <a href={pdf} aria-label={`${name}, ${size}, PDF`}>
                  PDF
                </a>
                <a href={ai} aria-label={`${name}, ${size}, AI`}>
                  AI
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
