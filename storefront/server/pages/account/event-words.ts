import type { AccountEventName } from '@kerf/sdk/contract';

/** What happened to an account, as its owner reads it. */
export const eventWords: Readonly<Record<AccountEventName, string>> = {
  registered: 'You registered',
  'signed-in': 'Signed in',
  'signed-in-elsewhere': 'Signed in on the pages of another site',
  'social-linked': 'An account elsewhere was linked, which signs in here too',
  'social-unlinked': 'An account elsewhere was unlinked',
  'temporary-password-sent': 'A temporary password was sent to your email address',
  'temporary-password-used': 'Signed in with a temporary password',
  'password-changed': 'The password was changed',
  'name-changed': 'The name was changed',
  'email-change-asked': 'Codes were sent for another email address',
  'email-changed': 'The email address was changed',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'remember-token-replayed': 'Signed out to be safe: the same sign-in was used in two places',
  'data-downloaded': 'Your data was downloaded',
  locked: 'The account was locked',
  unlocked: 'The account was unlocked',
};
