/** Where what is compared is shown. Until something is kept it draws nothing, and has no code but this. */
import { hasCompared, showCompared } from '@kerf/sdk/actions';
import { type ComponentType, useEffect, useState } from 'react';
import { useHeedPage } from '../configuration/use-heed-page.js';
import { notFetched } from '../element/not-fetched.js';
import { useConsent } from '../element/use-consent.js';
import { useShop } from '../element/use-shop.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Pager } from '../ui/pager.js';
import type { TrayProps } from './tray.js';

export function Compare() {
  useConsent();
  useHeedPage();
  const { runtime, host } = useWidget();
  const consent = useShop(({ cart }) => cart.consent);
  const count = useShop(({ compare }) => compare?.types.length);
  const [id, setId] = useState('');
  const [Tray, setTray] = useState<ComponentType<TrayProps>>();
  const [isLost, setIsLost] = useState(false);

  function look() {
    if (!hasCompared(runtime)) return;
    setIsLost(false);
    import('./tray.js').then(
      (fetched) => setTray(() => fetched.Tray),
      () => {
        setIsLost(true);
        host?.emit('kerf-error', notFetched);
      },
    );
  }

  useEffect(() => {
    const shown = showCompared(runtime);
    setId(shown.id);
    host?.emit('kerf-ready', {});
    return shown.end;
  }, [runtime, host]);
  useEffect(() => {
    if (Tray) return;
    look();
    // A page that is come back to as it was left may have been left for one where something was kept.
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [runtime, consent, count, Tray]);

  if (isLost)
    return (
      <div role="alert">
        <ErrorNotice message={notFetched.message} onRetry={look} />
      </div>
    );
  // A part that is lost can be fetched again, what it imports can't be: so that is here from the start.
  return Tray && id ? <Tray id={id} Pager={Pager} /> : null;
}
