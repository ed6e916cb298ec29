import type { SocialProviderName } from '@kerf/sdk/contract';

/** What ties the way back from a provider to the way there. Nobody else can make them. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** Proves to the provider that who trades the code is who asked for it. */
  codeVerifier: string;
}

/** What a provider says of somebody who signed in there. */
export interface Profile {
  /** With the subject, what they are known by for good. */
  issuer: string;
  subject: string;
  /** What the provider names as their address; null for none. */
  email: string | null;
  /** Whether it says that they proved it. Else the address is a suggestion, and counts as none. */
  isEmailProven: boolean;
  firstName: string;
  lastName: string;
}

/** Where people have accounts already. Both calls throw a {@link ProviderFault} and nothing else. */
export interface SocialProvider {
  name: SocialProviderName;
  /** The address to which somebody is sent to sign in. */
  startAt(checks: SignInChecks): Promise<URL>;
  /** Who came back with this query. */
  readProfile(query: string, checks: SignInChecks): Promise<Profile>;
}

/** Why nobody signed in: no answer in time, a person who thought better of it, or an answer that proves nothing. */
type FaultKind = 'unreachable' | 'cancelled' | 'refused';

/** A sign-in at a provider that came to nothing. The message is for the log: nothing secret is in it. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
