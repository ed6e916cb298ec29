/**
 * The content security policy of a page. Every page forbids inline scripts and styles and everything that is neither
 * the host's own nor the shop's; some situations are stricter.
 * @param {string} page Name of the page.
 * @param {string} shop Origin of the shop.
 * @param {{ nonce?: string, integrity?: string }} allowed What a page may run that goes by nonces or by hashes.
 * @param {Record<string, string>} [own] Rules that this one answer has instead.
 */
export function policyFor(page, shop, allowed, own) {
  const rules = {
    'default-src': "'none'",
    'script-src': `'self' ${shop}`,
    'style-src': `'self' ${shop}`,
    'connect-src': `'self' ${shop}`,
    'img-src': `'self' ${shop} data:`,
    'media-src': shop,
    'font-src': shop,
    'frame-src': "'self'",
    'base-uri': "'none'",
    'form-action': shop,
    'frame-ancestors': "'self'",
    ...situations[page]?.(shop, allowed),
    ...own,
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

const situations = {
  // Its form asks the host for the page again, and libraries make code from text.
  polluters: (shop) => ({ 'form-action': "'self'", 'script-src': `'self' ${shop} 'unsafe-eval'` }),
  // The strictest that a host can ask for: not even its own scripts, and no string becomes markup.
  'strict-csp': (shop) => ({
    'script-src': shop,
    'style-src': shop,
    'connect-src': shop,
    'img-src': `'self' ${shop}`,
    'require-trusted-types-for': "'script'",
  }),
  // No address is trusted: what runs has the page's nonce.
  'nonce-csp': (_, { nonce }) => ({ 'script-src': `'nonce-${nonce}'` }),
  // What runs has this content, or was brought by what has.
  'hash-csp': (_, { integrity }) => ({ 'script-src': `'${integrity}' 'strict-dynamic'` }),
  'strict-dynamic-csp': (_, { nonce }) => ({
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
    'require-trusted-types-for': "'script'",
  }),
  // As if the visitor had switched scripts off.
  'no-javascript': () => ({ sandbox: 'allow-same-origin allow-forms allow-popups allow-top-navigation' }),
  playground: () => ({ 'script-src': "'self'", 'require-trusted-types-for': "'script'" }),
};
