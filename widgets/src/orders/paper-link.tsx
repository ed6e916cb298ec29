import { addressPaper } from '@kerf/sdk/actions';
import type { Proof } from '@kerf/sdk/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { shopUrl } from '../element/shop-url.js';
import { useWidget } from '../element/widget-context.js';
import { formUrl, orderUrl } from './order-address.js';

interface PaperLinkProps {
  order: string;
  /** The proof that it leads to. Default the invoice. */
  proof?: Pick<Proof, 'id' | 'line_id'>;
  /** Whether it is on a page of the shop, whose cookies say who asks. */
  isOwn: boolean;
  children: ReactNode;
}

/** Where a PDF of an order is at the shop. */
export const paperPath = (order: string, proof?: Pick<Proof, 'id'>): string =>
  proof ? formUrl(order, 'proofs', proof.id) : formUrl(order, 'invoice');

/** Leads to a PDF of an order in a tab of its own: from other sites by an address that the shop opens for a moment. */
export function PaperLink({ order, proof, isOwn, children }: PaperLinkProps) {
  const { runtime, host } = useWidget();
  const [fault, setFault] = useState('');

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    // Opened at once, as browsers open no tab for what was pressed a while ago. Without one the order's page opens.
    const tab = window.open('', '_blank');
    if (!tab) return;
    event.preventDefault();
    tab.opener = null;
    const outcome = await addressPaper(runtime, { order, proof: proof?.id ?? null });
    setFault(outcome.ok ? '' : outcome.problem.message);
    if (outcome.ok) return tab.location.replace(shopUrl(runtime, outcome.path));
    tab.close();
    host?.emit('kerf-error', outcome.problem);
  }

  const href = isOwn
    ? paperPath(order, proof)
    : orderUrl(runtime, order, proof ? { piece: proof.line_id, type: 'proof' } : {});
  return (
    <>
      <a href={href} target="_blank" rel="noopener" onClick={isOwn ? undefined : open}>
        {children}
      </a>
      {!isOwn && (
        <span className="slot" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
