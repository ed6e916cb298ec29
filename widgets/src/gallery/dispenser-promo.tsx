/** The line about the roll dispenser, and the dialog that tells more. */

import { filmFiles, freeDispenserFrom, isDispenserFree, rollDispenserFilm } from '@kerf/sdk/rules';
import { Dialog } from '../ui/dialog.js';
import { FilmView } from './film-view.js';

export interface DispenserPromoProps {
  /** Pieces of one set; null while a custom quantity is missing. */
  quantity: number | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

const film = filmFiles(rollDispenserFilm);

export function DispenserPromo({ quantity, isOpen, onOpen }: DispenserPromoProps) {
  return (
    <div className="promo" part="promo">
      <p>
        <strong>Roll dispenser</strong>
        <span>{`Free for a quantity of ${freeDispenserFrom} or more.`}</span>
        {isDispenserFree(quantity) && <span className="yours">Yours is free.</span>}
      </p>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        About the roll dispenser
      </button>
      <Dialog
        id="dispenser"
        part="dialog"
        title="Roll dispenser"
        isOpen={isOpen}
        onClose={() => onOpen(false)}
      >
        <div className="dialog-film">
          <FilmView film={film} picture={film.poster} alt="The roll dispenser at work" isShown={isOpen} />
        </div>
        <p>
          It hands you one sticker at a time: the backing turns under the plate and the sticker comes free,
          ready to go on.
        </p>
        <p>{`One roll dispenser is free for a quantity of ${freeDispenserFrom} or more on a roll.`}</p>
      </Dialog>
    </div>
  );
}
