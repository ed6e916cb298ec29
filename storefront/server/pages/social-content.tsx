import { type SocialMessage, type SocialProviderName, socialMessageType } from '@kerf/sdk/contract';
import { type HandedOver, SocialDonePage, SocialRefusedPage } from '../../pages/social.js';
import type { ApiFailure } from '../http/api-failure.js';
import { signInTags } from '../words/meta-tags.js';
import type { PageSource } from './page-contents.js';
import type { PageContent } from './render-document.js';

/** How a sign-in elsewhere was asked for: by which page's popup, if any, and from where. */
export interface Asked {
  provider: SocialProviderName;
  appId: string | null;
  cameFrom: string | null;
}

/** The address at which a sign-in begins. */
function beginning({ provider, appId, cameFrom }: Asked): string {
  const query = new URLSearchParams();
  if (appId !== null) query.set('app_id', appId);
  if (cameFrom !== null) query.set('redirect', cameFrom);
  return `/login/${provider}${query.size > 0 ? `?${query}` : ''}`;
}

const popup = (provider: SocialProviderName, { origin }: PageSource, status: number) =>
  ({
    path: `/login/${provider}`,
    status,
    meta: signInTags(provider, origin),
    isIndexed: false,
    structuredData: null,
    isPersonal: true,
    isPopup: true,
    scripts: ['hand-over'],
  }) satisfies Omit<PageContent, 'main'>;

const told = ({ provider, appId }: Asked, result: Pick<SocialMessage, 'handle' | 'message'>): HandedOver => ({
  type: socialMessageType,
  provider,
  app_id: appId,
  ...result,
});

/** The page of somebody who signed in elsewhere. */
export const socialDoneContent =
  (asked: Asked, { handle, appId }: { handle: string; appId: string }) =>
  (source: PageSource): PageContent => ({
    ...popup(asked.provider, source, 200),
    main: () => (
      <SocialDonePage
        provider={asked.provider}
        message={told(asked, { handle, message: null })}
        origin={new URL(source.origin).origin}
        fields={{
          handle,
          app_id: appId,
          ...(asked.cameFrom !== null && { redirect: asked.cameFrom }),
        }}
      />
    ),
  });

/** The page of somebody who did not. Who thought better of it goes straight back; others read why. */
export const socialRefusedContent =
  (provider: SocialProviderName, refusal: ApiFailure, asked: Asked | null) =>
  (source: PageSource): PageContent => ({
    ...popup(provider, source, refusal.status),
    main: () => (
      <SocialRefusedPage
        provider={provider}
        words={refusal.message}
        again={asked && beginning(asked)}
        told={
          asked && refusal.code === 'PEOPLE_SOCIAL_CANCELLED'
            ? {
                message: told(asked, { handle: null, message: refusal.message }),
                origin: new URL(source.origin).origin,
              }
            : null
        }
      />
    ),
  });
