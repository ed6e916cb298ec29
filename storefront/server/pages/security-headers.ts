import { createHash } from 'node:crypto';

/** What a page's policy has to allow beyond the shop's own origin. */
export interface PolicyNeeds {
  /** CSP sources of the inline styles, quoted hashes. */
  styles: readonly string[];
  /** CSP sources of the inline scripts, quoted hashes. */
  scripts: readonly string[];
  /** Development serves modules that inject styles and talk over a socket. */
  isDevelopment: boolean;
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
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  };
}
