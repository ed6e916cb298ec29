import type { InfoList } from '@kerf/sdk/contract';

interface InfoTextProps {
  descriptions: readonly string[];
  lists: readonly InfoList[];
  /** Of the lists' headings. */
  level: 3 | 4;
}

/** Paragraphs, and after them facts in lists. */
export function InfoText({ descriptions, lists, level }: InfoTextProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <>
      {descriptions.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="lists">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <Heading className="list-title">{title}</Heading>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
