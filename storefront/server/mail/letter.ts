/** What a letter says, and how that becomes a mail that every program can show. */

/** A letter without its looks. */
export interface Letter {
  subject: string;
  /** In the order in which they are read. */
  paragraphs: readonly string[];
  /** What is to be copied out of it, such as a code; it stands after the first paragraph. */
  code?: string;
}

/** A mail as it is sent: the same words twice. */
export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

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

const paragraph = (content: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${content}</p>`;

/**
 * Both forms of a letter. The HTML needs neither pictures nor style sheets, follows a dark screen, and wraps at any
 * width; what somebody typed stands in it as text.
 */
export function renderLetter({ subject, paragraphs, code }: Letter, shopUrl: string): RenderedLetter {
  const [first = '', ...others] = paragraphs;
  const signature = `Kerf, ${shopUrl}`;
  const text = [first, ...(code === undefined ? [] : [`    ${code}`]), ...others, signature].join('\n\n');
  const body = [
    paragraph(escapeHtml(first)),
    ...(code === undefined
      ? []
      : [
          paragraph(escapeHtml(code), 'font:700 28px/1.3 monospace;letter-spacing:4px;word-break:break-all;'),
        ]),
    ...others.map((each) => paragraph(escapeHtml(each))),
    paragraph(`<a href="${escapeHtml(shopUrl)}" style="color:inherit;">Kerf</a>`, 'font-size:14px;'),
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
