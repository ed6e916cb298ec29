/** The letters that people get. The queue names one of these, and the id of what it is about. */
export const mailKinds = {
  /** About a verification: brings its code. */
  code: 'verification-code',
  /** About a person, once they are registered. */
  welcome: 'welcome',
  /** About nothing but the address that was typed: brings a temporary password where it belongs to somebody. */
  temporaryPassword: 'temporary-password',
  /** About a person whose password is another one now. */
  passwordChanged: 'password-changed',
  /** To the address of before, about the person whose address is another one now. */
  emailChanged: 'email-changed',
  /** About an identity that opens an account from now on. */
  socialLinked: 'social-linked',
  /** About nobody any more. */
  accountClosed: 'account-closed',
} as const;
