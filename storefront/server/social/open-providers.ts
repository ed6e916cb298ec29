import type { SocialProviderName } from '@kerf/sdk/contract';
import type { Env } from '../env.js';
import { createFacebook } from './facebook.js';
import { createGoogle } from './google.js';
import type { SocialProvider } from './provider.js';

/** How long an answer of a provider may take, s. Coming back needs three of them at most. */
const deadline = 5;

/** The providers that the shop has keys for. None of them is asked anything yet. */
export function openProviders({
  google,
  facebook,
  publicUrl,
}: Pick<Env, 'google' | 'facebook' | 'publicUrl'>): SocialProvider[] {
  const at = (name: SocialProviderName) => ({
    deadline,
    redirectUri: `${publicUrl}/login/${name}/callback`,
  });
  return [
    ...(google ? [createGoogle({ ...google, ...at('google') })] : []),
    ...(facebook ? [createFacebook({ ...facebook, ...at('facebook') })] : []),
  ];
}
