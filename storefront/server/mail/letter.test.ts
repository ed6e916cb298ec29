import { describe, expect, test } from 'vitest';
import { renderLetter } from './letter.js';

const render = (values: object = {}, to = 'ada@example.com') =>
  renderLetter(
    { subject: 'Hello', paragraphs: ['One.', 'Two.'], ...values },
    { to, shopUrl: 'https://kerf.example' },
  );

/** What is read where no style is known. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>|<[^>]+>/g, '')
    .split(/\s+/)
    .filter(Boolean);

describe('A letter', () => {
  test('says the same as text and as HTML', () => {
    const { text, html } = render({ code: 'ABCD', link: { path: '/sign-in', words: 'Sign in' } });
    expect(text).toBe(
      [
        'Kerf',
        'One.',
        '    ABCD',
        'Two.',
        'Sign in: https://kerf.example/sign-in',
        'This letter is for ada@example.com, from https://kerf.example\n',
      ].join('\n\n'),
    );
    expect(wordsOf(html)).toEqual(text.replace('Sign in:', 'Sign in').split(/\s+/).filter(Boolean));
    const [button = '', address = ''] =
      html.match(/<a href="https:\/\/kerf\.example\/sign-in".*?<\/a>/g) ?? [];
    expect(button).toMatch(/background:#\w{6};color:#\w{6};.*>Sign in</);
    expect(address).toContain('>https://kerf.example/sign-in<');
  });

  test('follows a dark screen, wraps at any width, and needs nothing from anywhere', () => {
    const { html } = render({ code: 'ABCD' });
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<html lang="en-AU">');
    expect(html).toContain('<title>Hello</title>');
    expect(html).toContain('overflow-wrap:anywhere');
    expect(html).not.toMatch(
      /<(?:img|link|style|script|table)|(?<!max-)width:\s*\d|background|url\(|[^-]color:(?!inherit)/,
    );
  });

  test('shows what somebody typed as text', () => {
    const { html, text, subject } = render(
      { subject: '<img>\r\nBcc: x', paragraphs: [`<a href="javascript:x" title='y'>&amp;</a>`] },
      '"<b>"@example.com',
    );
    expect(html).toContain('&lt;a href=&quot;javascript:x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;');
    expect(html).toContain('&quot;&lt;b&gt;&quot;@example.com');
    expect(html).toContain('<title>&lt;img&gt; Bcc: x</title>');
    expect([subject, text.includes('<a href=')]).toEqual(['<img> Bcc: x', true]);
  });
});
