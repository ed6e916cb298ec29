/** The table of sample packs that are asked for. */
export interface SampleTables {
  sample_requests: SampleRequestTable;
}

/** Somebody's wish for a sample pack. */
export interface SampleRequestTable {
  id: string;
  /** By which people name it; its random part is guessed by nobody. */
  number: string;
  /** Whose it is; null for a guest's. */
  person_id: string | null;
  email: string;
  /** What all ways to write that address have in common. */
  email_key: string;
  /** Where it goes, as JSON. */
  ship_to: string;
  /** What they mean to have printed, in their words; '' for nothing. */
  wish: string;
  state: 'open' | 'sent';
  created_at: string;
  /** When it was posted; null until then. */
  sent_at: string | null;
}
