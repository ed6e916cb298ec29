import type { Range, Selection } from '@kerf/sdk/contract';
import { openingSelection, toSelectionQuery } from '@kerf/sdk/rules';
import type { ConfigurationState } from '@kerf/sdk/runtime';
import { useEffect, useRef } from 'react';

/** The address is written at most this often, ms: browsers refuse more than some hundred changes in half a minute. */
const pace = 400;

/** What an address says besides the configuration, and goes on saying. */
const isKept = (name: string): boolean => name === 'line' || name.startsWith('utm_');

/**
 * Keeps the page's address in step with the configuration, so that reload, Back and a copied link open what is
 * chosen. The present entry of the history is rewritten, none is added. What the page opens with needs no query.
 */
export function useAddress(
  isFollowing: boolean,
  { product, range, selection, typing }: ConfigurationState & { range: Range; selection: Selection },
): void {
  const written = useRef(Number.NEGATIVE_INFINITY);
  const isTyping = typing.length > 0;
  const query = isFollowing ? toSelectionQuery(range, selection) : '';
  const opening = isFollowing ? toSelectionQuery(range, openingSelection(range, product)) : '';
  useEffect(() => {
    if (!isFollowing || isTyping) return;
    const write = () => {
      written.current = performance.now();
      writeAddress(query === opening ? '' : query);
    };
    const timer = setTimeout(write, Math.max(0, written.current + pace - performance.now()));
    return () => clearTimeout(timer);
  }, [isFollowing, isTyping, query, opening]);
}

function writeAddress(query: string): void {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(search)) if (isKept(name)) params.append(name, value);
  const next = params.size ? `?${params}` : '';
  if (next === search) return;
  try {
    history.replaceState(history.state, '', pathname + next + hash);
  } catch {
    // A browser that had too many changes keeps the address it has; the next one follows again.
  }
}
