/** Signing in and registering: forms on the pages of the shop itself, a button anywhere else. */
import { isOwnShop } from '@kerf/sdk/runtime';
import { useEffect, useState } from 'react';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { notFetched } from '../element/not-fetched.js';
import { useConsent } from '../element/use-consent.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { authPlace } from './auth-place.js';
import { fetchOwnForms, ownForms } from './own-forms.js';
import { SignInElsewhere } from './sign-in-elsewhere.js';

export function Auth(attributes: WidgetAttributes) {
  useHeedPage();
  useConsent();
  const { runtime, host } = useWidget();
  const isOwn = isOwnShop(runtime);
  const [isLost, setIsLost] = useState(false);
  const [, setIsFetched] = useState(false);
  const Forms = isOwn ? ownForms() : null;
  const isReady = !isOwn || Forms !== null;

  function fetch() {
    setIsLost(false);
    fetchOwnForms().then(
      () => setIsFetched(true),
      () => {
        setIsLost(true);
        host?.emit('kerf-error', notFetched);
      },
    );
  }
  useEffect(() => {
    if (isReady) host?.emit('kerf-ready', {});
    else fetch();
  }, [host, isReady]);

  if (!isOwn) return <SignInElsewhere place={authPlace(attributes, runtime)} />;
  if (Forms) return <Forms {...attributes} />;
  if (!isLost) return <div aria-busy="true" />;
  return (
    <div role="alert">
      <ErrorNotice message={notFetched.message} onRetry={fetch} />
    </div>
  );
}
