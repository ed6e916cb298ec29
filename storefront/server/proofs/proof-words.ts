/** What stands beside the artwork on a proof. */
import type { ArtworkWarning } from '@kerf/sdk/contract';

/** A page of a proof: one side of one design. */
export interface ProofView {
  /** Which side of which set, '' where there is one alone. */
  name: string;
  /** From behind, so that an outline which is not even lies the other way round. */
  isBack: boolean;
  /** Whether the artwork lies on its side in its file, and was turned to the right. */
  isTurned: boolean;
  /** How large the artwork is against its file; 1 for as large. */
  scale: number;
  /** How much of the piece it leaves bare on the left and right, and above and below, mm. */
  bare: { across: number; down: number };
  /** What the look at its own file found of it. */
  warnings: readonly Pick<ArtworkWarning, 'message'>[];
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** What was done to the artwork to fit it, and what that leaves; '' where it is as it was sent. */
export function fittedWords({
  isTurned,
  scale,
  bare: { across, down },
}: Pick<ProofView, 'isTurned' | 'scale' | 'bare'>): string {
  const deeds = [
    ...(isTurned ? ['turned to the right'] : []),
    ...(Math.abs(scale - 1) > 0.005 ? [`made ${Math.round(scale * 100)} % as large`] : []),
  ];
  const made = deeds.length > 0 ? ` Your page was ${deeds.join(' and ')} to fit.` : '';
  const strips = [
    ...(tenth(across) > 0 ? [`${tenth(across)} mm on the left and right`] : []),
    ...(tenth(down) > 0 ? [`${tenth(down)} mm above and below`] : []),
  ];
  return strips.length ? `${made} It leaves ${strips.join(' and ')} unprinted.` : made;
}

/** What a proof says of the piece that it is of. */
export interface ProofWords {
  order: string;
  /** Which piece of the order it is, and of how many. */
  piece: string;
  product: string;
  /** What was chosen, each by itself. */
  choices: readonly string[];
  size: string;
  quantity: string;
  round: number;
  sentAt: Date;
  seller: string;
}

/** What is to be looked at before a proof is approved. */
export const checkWords = 'Check spelling, colours and cut line';

/** What becomes of an approved proof, and how it differs from a screen. What is cut from vinyl has no ink. */
export const approveWords = (isCutVinyl: boolean): string =>
  isCutVinyl
    ? 'We cut what you approve, from vinyl of the colour that you chose. A screen shows that colour only roughly.'
    : 'We print what you approve. Printed inks are a little duller than a screen.';
