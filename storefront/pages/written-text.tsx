/** A text as the catalogue has it. */
export interface Written {
  /** What it is about, before anything else. */
  lead: string;
  sections: readonly { title: string; paragraphs: readonly string[]; items: readonly string[] }[];
  /** Where its readers go next. */
  links: readonly { label: string; path: string }[];
}

/** What is read on a page that the catalogue has the text of. */
export function WrittenText({ text: { lead, sections, links } }: { text: Written }) {
  return (
    <div className="written-text">
      <p className="written-lead">{lead}</p>
      {sections.map(({ title, paragraphs, items }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <div className="actions">
        {links.map(({ label, path }, index) => (
          <a className={index === 0 ? 'act first' : 'act'} href={path} key={path}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
