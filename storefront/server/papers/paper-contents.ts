/** What stands on a paper of a sale, whether it is owed or offered: words alone, that the layout makes nothing of. */

/** A name and what it is of something. */
export interface Fact {
  term: string;
  value: string;
}

/** Something that is sold. */
export interface PaperLine {
  name: string;
  /** What was chosen of it. */
  details: string;
  /** What happened to it, '' for nothing worth saying. */
  note: string;
  quantity: string;
  unitPrice: string;
  amount: string;
  /** What it looks like, a PNG in base64, with what is said of it to who sees none. */
  picture?: { png: string; alt: string };
}

/** An amount of those that make the total, or follow from it. */
export interface PaperSum {
  words: string;
  amount: string;
  /** How it is set: as the others, as what they come to, or as what only explains. */
  weight: 'plain' | 'total' | 'aside';
}

/** Something to be read behind the amounts. */
export interface PaperSection {
  head: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
}

/** A paper of a sale. */
export interface PaperContents {
  title: string;
  number: string;
  /** When what it says was so. */
  date: Date;
  seller: { name: string; abn: string; address: readonly string[]; email: string };
  facts: readonly Fact[];
  /** Who it is for, and where it goes. */
  parties: readonly { head: string; lines: readonly string[] }[];
  lines: readonly PaperLine[];
  sums: readonly PaperSum[];
  /** What it comes to for who reads nothing else. */
  standing: { words: string; amount: string; detail: string };
  sections: readonly PaperSection[];
}
