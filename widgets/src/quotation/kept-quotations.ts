import type { NewQuotation, NewQuotationAnswer } from '@kerf/sdk/contract';
import type { Runtime } from '@kerf/sdk/runtime';

const kept = new WeakMap<Runtime, Map<string, NewQuotationAnswer>>();

/** The quotation that this page made of the same, which is shown again instead of another one. */
export function keptQuotation(runtime: Runtime, content: NewQuotation): NewQuotationAnswer | null {
  const known = kept.get(runtime)?.get(JSON.stringify(content));
  return known && Date.parse(known.quotation.held_until) > Date.now() ? known : null;
}

/** Keeps a quotation as it is now, for as long as the page is open. */
export function keepQuotation(runtime: Runtime, content: NewQuotation, made: NewQuotationAnswer): void {
  const all = kept.get(runtime) ?? new Map<string, NewQuotationAnswer>();
  kept.set(runtime, all.set(JSON.stringify(content), made));
}
