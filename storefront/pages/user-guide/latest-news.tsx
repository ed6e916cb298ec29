import { formatShippingDate } from '@kerf/sdk/rules';
import { Breadcrumb, type Crumb } from '../breadcrumb.js';
import { Picture } from '../picture.js';
import { type Written, WrittenText } from '../written-text.js';

/** A piece of news as the list of all shows it. */
export interface NewsEntry {
  path: string;
  title: string;
  /** What it is about, in a sentence. */
  description: string;
  /** The day it is from, as an ISO date. */
  date: string;
  item: { img: string };
}

/** A piece of news to be read. */
interface Article extends Written {
  title: string;
  date: string;
  item: { img: string };
}

const Day = ({ date }: { date: string }) => (
  <time className="muted" dateTime={date}>
    {formatShippingDate(date)}
  </time>
);

const listSizes = '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 44rem) 46vw, 94vw';

interface NewsListProps {
  entries: readonly NewsEntry[];
  /** Of each title: one below that of what it stands in. */
  heading: 'h2' | 'h3';
  /** How many pictures are in sight when the page opens. Default 0. */
  inSight?: number;
}

function NewsList({ entries, heading: Heading, inSight = 0 }: NewsListProps) {
  return (
    <ul className="range">
      {entries.map(({ path, title, description, date, item }, index) => (
        <li className="piece" key={path}>
          <div className="piece-ground">
            <Picture path={item.img} sizes={listSizes} isFirst={index < inSight} />
          </div>
          <div className="news-words">
            <Day date={date} />
            <Heading>
              <a href={path}>{title}</a>
            </Heading>
            <p className="muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Everything that the shop has to tell, the newest first. */
export function LatestNewsPage({
  trail,
  entries,
}: {
  trail: readonly Crumb[];
  entries: readonly NewsEntry[];
}) {
  return (
    <>
      <div className="hold title">
        <Breadcrumb trail={trail} />
        <h1>Latest news</h1>
        <p className="lead">
          {entries.length > 0
            ? 'When we print, how a file is prepared, and which stock suits what.'
            : 'There is nothing to read here at the moment.'}
        </p>
      </div>
      {entries.length > 0 && (
        <section className="hold" aria-label="All news">
          <NewsList entries={entries} heading="h2" inSight={2} />
        </section>
      )}
    </>
  );
}

/** One piece of news. */
export function ArticlePage({
  article,
  trail,
  others,
}: {
  article: Article;
  trail: readonly Crumb[];
  others: readonly NewsEntry[];
}) {
  const { title, date, item } = article;
  return (
    <>
      <article>
        <div className="hold title">
          <Breadcrumb trail={trail} />
          <h1>{title}</h1>
          <Day date={date} />
        </div>
        <div className="hold written">
          <WrittenText text={article} />
          <div className="piece-ground written-aside">
            <Picture path={item.img} sizes="(min-width: 60rem) 30rem, 94vw" isFirst />
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section className="hold" aria-labelledby="more-news">
          <div className="section-head">
            <h2 id="more-news">More to read</h2>
          </div>
          <NewsList entries={others} heading="h3" />
        </section>
      )}
    </>
  );
}
