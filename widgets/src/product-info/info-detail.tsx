import type { ProductInfo } from '@kerf/sdk/contract';
import { filmFiles } from '@kerf/sdk/rules';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { InfoText } from './info-text.js';
import { StockPanel } from './stock-panel.js';

interface InfoDetailProps {
  info: ProductInfo;
  /** Of its title; what is in it is one level below. */
  level: 2 | 3;
}

/** What is read about a product or a stock, from its title to the answers. */
export function InfoDetail({ info, level }: InfoDetailProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <div className="info" part="info">
      <Title className={level === 2 ? 'title' : 'name'}>{info.title}</Title>
      {info.subtitle && <p className="subtitle">{info.subtitle}</p>}
      <div className={info.video ? 'beside' : undefined}>
        <div className="text">
          <InfoText {...info} level={level === 2 ? 3 : 4} />
        </div>
        {info.video && <Film path={info.video} title={info.title} />}
      </div>
      {info.stock && <StockPanel facts={info.stock} level={level === 2 ? 3 : 4} />}
      {info.closing && <p className="closing">{info.closing}</p>}
      {info.faqs.length > 0 && (
        <>
          <Heading className="list-title">Questions and answers</Heading>
          <div className="faqs">
            {info.faqs.map(({ question, answer }) => (
              <details className="faq" part="faq" key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Nothing of it is fetched but its still picture, until somebody plays it. It has no sound. */
function Film({ path, title }: { path: string; title: string }) {
  const { runtime } = useWidget();
  const at = (file: string) => shopUrl(runtime, file);
  const film = filmFiles(path);
  return (
    <video
      className="video"
      part="video"
      width={800}
      height={600}
      controls
      muted
      playsInline
      preload="none"
      poster={at(film.poster)}
      aria-label={`Film: ${title}`}
    >
      <source src={at(film.webm)} type="video/webm" />
      <source src={at(film.mp4)} type="video/mp4" />
      <track src={at(film.captions)} kind="captions" srcLang="en" label="English" />
    </video>
  );
}
