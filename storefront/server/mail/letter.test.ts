import { describe, expect, test } from 'vitest';
import { renderLetter } from './letter.js';

const render = (values: object = {}) =>
  renderLetter({ subject: 'Hello', paragraphs: ['One.', 'Two.'], ...values }, 'https://kerf.example');

describe('A letter', () => {
  test('says the same as text and as HTML', () => {
    const { text, html } = render({ code: 'ABCD' });
    expect(text).toBe('One.\n\n    ABCD\n\nTwo.\n\nKerf, https://kerf.example\n');
    const words = html
      .replace(/<head>[\s\S]*<\/head>|<[^>]+>/g, '')
      .split(/\s+/)
      .filter(Boolean);
    expect(words).toEqual(['One.', 'ABCD', 'Two.', 'Kerf']);
  });

  test('follows a dark screen, wraps at any width, and needs nothing from anywhere', () => {
    const { html } = render();
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<html lang="en-AU">');
    expect(html).toContain('overflow-wrap:anywhere');
    expect(html).not.toMatch(
      /<(?:img|link|style|script|table)|(?<!max-)width:\s*\d|background|[^-]color:(?!inherit)/,
    );
  });

  test('shows what somebody typed as text', () => {
    const { html, text, subject } = render({
      subject: '<img>\r\nBcc: x',
      paragraphs: [`<a href="javascript:x" title='y'>&amp;</a>`],
    });
    expect(html).toContain('&lt;a href=&quot;javascript:x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;');
    expect(html).toContain('<title>&lt;img&gt; Bcc: x</title>');
    expect([subject, text.startsWith('<a href=')]).toEqual(['<img> Bcc: x', true]);
  });
});
