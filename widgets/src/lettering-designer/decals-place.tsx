/** Where it stands what such letters are, below everything that is chosen: fetched once the designer is drawn. */
import { type ComponentType, useEffect, useState } from 'react';
import { notFetched } from '../element/not-fetched.js';
import { useWidget } from '../element/widget-context.js';
import { ErrorNotice } from '../ui/error-notice.js';

export function DecalsPlace() {
  const { host } = useWidget();
  const [Decals, setDecals] = useState<ComponentType>();
  const [isLost, setIsLost] = useState(false);
  function fetchDecals() {
    setIsLost(false);
    import('./transfer-decals.js').then(
      ({ TransferDecals }) => setDecals(() => TransferDecals),
      () => {
        setIsLost(true);
        host?.emit('kerf-error', notFetched);
      },
    );
  }
  useEffect(fetchDecals, []);
  if (Decals) return <Decals />;
  return (
    <div className="decals-place scripted">
      {isLost && <ErrorNotice message={notFetched.message} onRetry={fetchDecals} />}
    </div>
  );
}
