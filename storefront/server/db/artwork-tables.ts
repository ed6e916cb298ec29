/** The tables of artwork. */
import type { Artwork } from '@kerf/sdk/contract';
import type { Generated } from 'kysely';

export interface ArtworkTables {
  artworks: ArtworkTable;
  message_files: MessageFileTable;
}

/** A file that was sent whole for a piece of an order; its content lies in the storage. */
export interface ArtworkTable {
  id: string;
  line_id: string;
  /** As its owner called it; shown, and never a path. */
  name: string;
  kind: Artwork['kind'];
  bytes: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  /** By which the storage knows it. */
  storage_key: string;
  state: Artwork['state'];
  /** What the look at it found, warnings as JSON. */
  report: string;
  /** How it lies on its piece, a figure as JSON; null where there is none. */
  figure: string | null;
  /** How many pages it has, as the look at it found; null where that is not known. */
  pages: number | null;
  /** How many printed sides one of its piece has, known with its pages. */
  sides: number | null;
  /** How often a look at it came to nothing, for want of time or by a fault that is not its own. */
  looks: Generated<number>;
  /** Until when no other server looks at it. */
  held_until: string;
  created_at: string;
  /** When its owner took it back; its file goes a day later, and then this row. */
  removed_at: string | null;
}

/** A file that came with a message, or waits for the one that it is to go with. */
export interface MessageFileTable {
  id: string;
  order_id: string;
  /** Null until the message is sent; a day later the file goes. */
  message_id: string | null;
  /** As its owner called it; shown, and never a path. */
  name: string;
  kind: Artwork['kind'];
  bytes: number;
  /** Of the content, hexadecimal. */
  sha256: string;
  /** By which the storage knows it. */
  storage_key: string;
  created_at: string;
}
