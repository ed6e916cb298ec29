import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor } from '../policies.mjs';
import { escapeHtml, writeMarkup, writeStyle } from './markup.js';
import { readState } from './state.js';

const template = path.join(import.meta.dirname, 'preview.html');

/** Whole text of a place in the template, whatever the text is made of. */
const fill = (html, values) => html.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name]);

/**
 * The page in the frame: the markup to paste, with the page around it as the address says.
 * @param {string} query As the playground writes it.
 * @param {import('./manifest.js').Vocabulary} vocabulary
 * @param {{ shop: string, host: string }} places
 */
export async function previewPage(query, vocabulary, { shop, host }) {
  const { state, problems } = readState(query, vocabulary);
  if (problems.length > 0) return sentencePage(400, problems, shop);
  const style = writeStyle(state);
  const markup = writeMarkup(state, { shop, ...(apiOf(state) && { api: `${host}${apiOf(state)}` }) });
  const html = fill(await readFile(template, 'utf8'), {
    direction: state.direction,
    scheme: state.scheme,
    font: state.font,
    hostile: state.styles === 'hostile' ? 'all' : 'not all',
    events: vocabulary.events.join(' '),
    prevented: state.prevented.join(' '),
    markup,
  });
  return { status: 200, type: 'text/html; charset=utf-8', text: html, headers: policy(shop, style) };
}

/** A page that says why there is no preview. */
export function sentencePage(status, sentences, shop) {
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No preview</title><link rel="stylesheet" href="/playground/preview.css"></head><body><main><h1>No preview</h1>${sentences
    .map((sentence) => `<p>${escapeHtml(sentence)}</p>`)
    .join('')}</main></body></html>`;
  return { status, type: 'text/html; charset=utf-8', text, headers: policy(shop, '') };
}

/** Where the calls of the widgets go, or an empty text for the shop itself. */
function apiOf({ api, delay }) {
  if (api === 'none' && delay === 0) return '';
  return `/broken-api/${api === 'none' ? 'slow' : api}-${delay}`;
}

/** The style block is named by its hash: no other inline style gets through. */
function policy(shop, style) {
  const hash = style && ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  return {
    'content-security-policy': policyFor(
      'playground-preview',
      shop,
      {},
      {
        'style-src': `'self' ${shop}${hash}`,
      },
    ),
  };
}
