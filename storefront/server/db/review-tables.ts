/** The tables of what customers say of what they ordered. */
export interface ReviewTables {
  reviews: ReviewTable;
  review_pictures: ReviewPictureTable;
}

/** What was said of a piece, once. */
interface ReviewTable {
  id: string;
  line_id: string;
  /** The featured item that the piece was ordered as. */
  item_id: number;
  /** Stars, 1 to 5. */
  rate: number;
  title: string;
  comment: string;
  /** As everybody may read it: a first name and an initial. */
  customer: string;
  /** How many there are. */
  pictures: number;
  /** What the shop says to it, '' for nothing. */
  answer: string;
  /** When the shop hid it, null where it is shown, and why. */
  hidden_at: string | null;
  hidden_for: string;
  created_at: string;
  /** When anything of it changed last. */
  updated_at: string;
}

/** A picture of a review in one of its sizes, drawn anew: nothing of the file that was sent is in it but what is seen. */
interface ReviewPictureTable {
  id: string;
  review_id: string;
  /** From 0. */
  position: number;
  size: 'large' | 'small';
  /** By which the storage knows it. */
  storage_key: string;
}
