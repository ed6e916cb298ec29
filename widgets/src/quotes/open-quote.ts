import type { Range, Selection } from '@kerf/sdk/contract';
import type { ComponentType } from 'react';

/** What asks for a quote once somebody wants one: it is fetched then. */
export interface OpenQuoteProps {
  /** The configuration that it is opened with, by its name, and the slug of its item. */
  name: string;
  item: string;
  range: Range;
  selection: Selection;
  /** Closed, it keeps what was typed. */
  isOpen: boolean;
  /** Which providers of social sign-in there are, for who has to sign in first. */
  social: string;
  /** It was closed, or there is nothing to show. */
  onClose: () => void;
}

/** Fetches it. Rejects without a connection. */
export type FetchQuote = () => Promise<ComponentType<OpenQuoteProps>>;
