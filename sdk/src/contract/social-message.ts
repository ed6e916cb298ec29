/** What a sign-in elsewhere is known by in pages, in a file of its own: widgets don't carry the shapes of answers. */

/** Who people may have an account with. A shop offers those that it has keys for. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

/** What they call themselves. */
export const socialProviderNames: Readonly<Record<SocialProviderName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

/** Tells the popup's message from others that a window gets. */
export const socialMessageType = 'kerf-social';

/**
 * What the popup of `/login/{provider}?app_id=…` tells the page that opened it, before it closes. Without a `handle`
 * nobody signed in, and `message` says why. Count it only from the shop's origin, from the popup itself, and with the
 * `app_id` that the page made.
 */
export interface SocialMessage {
  type: typeof socialMessageType;
  provider: SocialProviderName;
  app_id: string;
  handle: string | null;
  message: string | null;
}

/** The message of an answer to who has to prove an address first. */
export const emptyEmail = 'EMPTY_EMAIL';

/**
 * A cookie of the shop's own pages that scripts may read: this browser itself came back with the handle that is behind the
 * hash. A link that somebody else made has another one, and would join their account elsewhere to the reader's.
 */
export const socialReturnName = 'kerf-social-return';
/** What of a handle that cookie holds: enough to know it, and not enough to open anything. */
export const socialReturnMark = (handle: string): string => handle.slice(0, 12);
