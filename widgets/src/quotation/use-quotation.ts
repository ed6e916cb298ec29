import { billQuotation, makeQuotation, orderQuotation } from '@kerf/sdk/actions';
import type { BillTo, Dollars, NewQuotation, NewQuotationAnswer } from '@kerf/sdk/contract';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';
import { keepQuotation, keptQuotation } from './kept-quotations.js';

/** Why something was not done, and the price at which it can be, where one moved. */
interface Trouble {
  problem: Problem;
  price: Dollars | null;
}

/** A quotation from when it is made until its dialog is closed. */
export function useQuotation(first: NewQuotation) {
  const { runtime, host } = useWidget();
  const [content, setContent] = useState(first);
  const [made, setMade] = useState(() => keptQuotation(runtime, first));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [typed, drawTyped] = useState<BillTo | null>(null);
  // A press may come before what was just typed is drawn.
  const typedNow = useRef<BillTo | null>(null);
  const [billProblem, setBillProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const busy = useRef(false);

  function setTyped(next: BillTo | null) {
    typedNow.current = next;
    drawTyped(next);
  }

  /** One thing at a time: a second press is part of the first. */
  async function alone<T>(work: () => Promise<T>): Promise<T | null> {
    if (busy.current) return null;
    busy.current = true;
    setIsBusy(true);
    setSaid('');
    try {
      return await work();
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }

  function show(next: NewQuotationAnswer) {
    keepQuotation(runtime, content, next);
    setMade(next);
  }

  const make = (wanted: NewQuotation) =>
    alone(async () => {
      setTrouble(null);
      const outcome = await makeQuotation(runtime, wanted);
      if (!outcome.ok) {
        setTrouble(outcome);
        host?.emit('kerf-error', outcome.problem);
        return;
      }
      const { quotation } = outcome.made;
      setContent(wanted);
      keepQuotation(runtime, wanted, outcome.made);
      setMade(outcome.made);
      setSaid(`Quotation ${quotation.quotation_no} is made.`);
      host?.emit('kerf-quotation', { number: quotation.quotation_no, total: quotation.total_price });
    });
  useEffect(() => {
    if (!made) make(content);
  }, []);

  /** Tells the page of a change ahead of it; false where the page prevents it. */
  const mayChange = (action: 'bill-to' | 'into-cart', number: string): boolean =>
    host?.emit('kerf-before-quotation-change', { number, action }, true) ?? true;
  const tellChange = (action: 'bill-to' | 'into-cart', number: string) =>
    host?.emit('kerf-quotation-change', { number, action });

  /** Saves whom it is for and ends editing; false where it could not be saved, and editing goes on. */
  async function save(): Promise<boolean> {
    const typed = typedNow.current;
    if (!made || !typed) return true;
    const { quotation } = made;
    const isSame = typed.name === quotation.name && typed.company === quotation.company;
    if (isSame && typed.address === quotation.address) {
      setTyped(null);
      setBillProblem(null);
      return true;
    }
    const { quotation_no: number } = quotation;
    if (!mayChange('bill-to', number)) return false;
    const outcome = await alone(() => billQuotation(runtime, quotation.id, typed));
    if (!outcome) return false;
    if (!outcome.ok) {
      setBillProblem(outcome.problem);
      host?.emit('kerf-error', outcome.problem);
      return false;
    }
    setBillProblem(null);
    setTyped(null);
    show({ ...made, quotation: outcome.quotation });
    setSaid('Saved whom it is for.');
    tellChange('bill-to', number);
    return true;
  }

  /** Puts it into the cart; what its items come to is what is shown. */
  async function putIntoCart(cost: Dollars): Promise<boolean> {
    if (!made) return false;
    const { id, quotation_no: number } = made.quotation;
    if (!mayChange('into-cart', number)) return false;
    const outcome = await alone(() => orderQuotation(runtime, id, cost));
    if (!outcome) return false;
    setTrouble(outcome.ok ? null : outcome);
    if (!outcome.ok) {
      host?.emit('kerf-error', outcome.problem);
      return false;
    }
    setSaid(outcome.added > 0 ? 'It is in your cart, at these prices.' : 'It is in your cart already.');
    tellChange('into-cart', number);
    return true;
  }

  return {
    made,
    trouble,
    typed,
    billProblem,
    isBusy,
    said,
    setSaid,
    save,
    putIntoCart,
    /** Makes it at the price that was told, or tries again. */
    makeAgain: () => make(trouble?.price ? { ...content, total_price: trouble.price } : content),
    type: (change: Partial<BillTo>) => setTyped(typedNow.current && { ...typedNow.current, ...change }),
    edit() {
      if (made) {
        const { name, company, address } = made.quotation;
        setTyped({ name, company, address });
      }
    },
  };
}
