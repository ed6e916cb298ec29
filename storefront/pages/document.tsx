import { galleryPictureSizes, pictureSet } from '@kerf/sdk/rules';
import { memberMark, tellMember } from './account-link.js';
import { askedScriptsId, lateScriptsId, startLateScripts } from './late-scripts.js';
import { openSignIn } from './open-sign-in.js';

/** A script that the document loads, with the integrity that the build gave it; null in development. */
export interface PageScript {
  src: string;
  integrity: string | null;
  /** Whether it runs, or is only fetched ahead because another one needs it. */
  role: 'run' | 'preload';
  /** It waits until somebody is there. */
  isAsked?: true;
}

const ScriptTag = ({ src, integrity, role }: PageScript) => {
  const checked = integrity && { integrity, crossOrigin: 'anonymous' as const };
  return role === 'run' ? (
    <script type="module" src={src} {...checked} />
  ) : (
    <link rel="modulepreload" href={src} {...checked} />
  );
};

/** What a page says about itself. `image` and `url` are absolute. */
interface DocumentMeta {
  title: string;
  description: string;
  image: string;
  url: string;
}

/** Lets the browser choose a picture's copy as the gallery does. */
const choiceOf = (picture: string) => ({
  imagesrcset: pictureSet(picture),
  imagesizes: galleryPictureSizes,
});

export interface DocumentProps {
  meta: DocumentMeta;
  styles: string;
  /** More of them, for pages of one kind. */
  moreStyles: string | null;
  /** More of them, for browsers that run no script. */
  withoutScript: string;
  fonts: readonly string[];
  /** What the page opens on, where a browser would find it late: the large copy's path. */
  firstPicture: string | null;
  icon: string;
  scripts: readonly PageScript[];
  /** JSON-LD, already escaped for a script element. */
  structuredData: string | null;
  isIndexed: boolean;
  /** Whether it is drawn for somebody who is signed in. What is the same for everyone finds out by itself. */
  isMember: boolean;
  /** The body's markup. */
  body: string;
}

/** The shell of every page. */
export function Document({
  meta,
  styles,
  moreStyles,
  withoutScript,
  fonts,
  firstPicture,
  icon,
  scripts,
  structuredData,
  isIndexed,
  isMember,
  body,
}: DocumentProps) {
  return (
    <html lang="en-AU" {...(isMember && { [memberMark]: '' })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: tellMember }} />
        <script dangerouslySetInnerHTML={{ __html: openSignIn }} />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {isIndexed ? <link rel="canonical" href={meta.url} /> : <meta name="robots" content="noindex" />}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {firstPicture && <link rel="preload" as="image" {...choiceOf(firstPicture)} fetchPriority="high" />}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {moreStyles && <style dangerouslySetInnerHTML={{ __html: moreStyles }} />}
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: withoutScript }} />
        </noscript>
        <template id={lateScriptsId}>
          {scripts
            .filter(({ isAsked }) => !isAsked)
            .map((script) => (
              <ScriptTag key={script.src} {...script} />
            ))}
        </template>
        <template id={askedScriptsId}>
          {scripts
            .filter(({ isAsked }) => isAsked)
            .map((script) => (
              <ScriptTag key={script.src} {...script} />
            ))}
        </template>
        <script dangerouslySetInnerHTML={{ __html: startLateScripts }} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={icon} type="image/png" sizes="96x96" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fffefb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171613" media="(prefers-color-scheme: dark)" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Kerf" />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:image" content={meta.image} />
        <meta property="og:url" content={meta.url} />
        <meta name="twitter:card" content="summary_large_image" />
        {structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
        )}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
