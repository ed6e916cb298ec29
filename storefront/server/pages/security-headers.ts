import { createHash } from 'node:crypto';

/** What a page's policy has to allow beyond the shop's own origin. */
export interface PolicyNeeds {
  /** CSP sources of the inline styles, quoted hashes. */
  styles: readonly string[];
  /** CSP sources of the inline scripts, quoted hashes. */
  scripts: readonly string[];
  /** Development serves modules that inject styles and talk over a socket. */
  isDevelopment: boolean;
  /** Whether the page that opened its window may hear from it, whatever way the window went meanwhile. */
  isPopup?: boolean;
  /** Whether it shows addresses of the shop in frames. Default false. */
  hasFrames?: boolean;
}

/** The CSP source that stands for an inline element with exactly this text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of every page, beside those of every answer. */
export function securityHeaders({
  styles,
  scripts,
  isDevelopment,
  isPopup = false,
  hasFrames = false,
}: PolicyNeeds): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : styles.join(' ')}`,
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'"]),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Pages open a popup that goes to another site and comes back: anything stricter parts the two for good.
    'cross-origin-opener-policy': isPopup ? 'unsafe-none' : 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  };
}
