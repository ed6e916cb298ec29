/** What a letter says, and how that becomes a mail that every program can show. */

/** A letter without its looks. */
export interface Letter {
  subject: string;
  /** In the order in which they are read. */
  paragraphs: readonly string[];
  /** What is to be copied out of it, such as a code; it stands after the first paragraph. */
  code?: string;
  /** Where in the shop it can be acted on, `path` with the words that say what is done there. */
  link?: { path: string; words: string };
}

/** A mail as it is sent: the same words twice. */
export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

/** Who writes. */
export const shopName = 'Kerf';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);

/** A line that a header can hold. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * What somebody typed who need not be whom the letter is for, so that no program makes a link of it: what holds an address
 * together is taken apart. A company may be named after its page.
 */
export const unlinked = (typed: string): string =>
  onOneLine(typed)
    .replace(/([\p{L}\p{N}])([.:@])(?=[\p{L}\p{N}/])/gu, '$1$2 ')
    .replace(/\/(?=\/)/g, '/ ');

const paragraph = (content: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${content}</p>`;

const linkTo = (url: string, words: string): string =>
  `<a href="${escapeHtml(url)}" style="color:inherit;">${escapeHtml(words)}</a>`;

/** Both colours are its own, so that it is read on paper and on a dark screen; it wraps where the screen is narrow. */
const buttonStyle =
  'display:inline-block;padding:12px 20px;border:1px solid #ffffff;border-radius:6px;background:#c40062;color:#ffffff;font-weight:700;text-decoration:none;';

const buttonTo = (url: string, words: string): string =>
  `<a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(words)}</a>`;

/** Small enough that a temporary password is one line on the narrowest screen. */
const codeStyle = 'font:700 24px/1.3 monospace;letter-spacing:2px;';

/** What a letter is sent with: whom it goes to, and the shop's address as visitors see it. */
export interface Envelope {
  to: string;
  shopUrl: string;
}

/**
 * Both forms of a letter, which say the same. The HTML needs neither pictures nor style sheets, follows a dark screen,
 * and wraps at any width; what somebody typed stands in it as text. It begins with who writes and ends with whom it is
 * for: who has several addresses sees which one it is about.
 */
export function renderLetter(
  { subject, paragraphs, code, link }: Letter,
  { to, shopUrl }: Envelope,
): RenderedLetter {
  const [first = '', ...others] = paragraphs;
  const url = link && shopUrl + link.path;
  const text = [
    shopName,
    first,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...others,
    ...(link ? [`${link.words}: ${url}`] : []),
    `This letter is for ${to}, from ${shopUrl}`,
  ].join('\n\n');
  const body = [
    paragraph(shopName, 'font-size:20px;font-weight:700;'),
    paragraph(escapeHtml(first)),
    ...(code === undefined ? [] : [paragraph(escapeHtml(code), codeStyle)]),
    ...others.map((each) => paragraph(escapeHtml(each))),
    ...(link && url
      ? [paragraph(buttonTo(url, link.words)), paragraph(linkTo(url, url), 'font-size:14px;')]
      : []),
    paragraph(
      `This letter is for ${escapeHtml(to)}, from ${linkTo(shopUrl, shopUrl)}`,
      'margin-top:24px;font-size:14px;',
    ),
  ].join('\n');
  const title = onOneLine(subject);
  const html = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 16px;">
<div style="max-width:560px;margin:0 auto;font:16px/1.5 sans-serif;overflow-wrap:anywhere;">
${body}
</div>
</body>
</html>
`;
  return { subject: title, text: `${text}\n`, html };
}
