const page = (heading: string, words: string): string =>
  '<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  `<title>${heading} | Kerf</title><h1>${heading}</h1><p>${words}</p>` +
  '<p><a href="/">Go to the home page</a></p></html>';

const ours = page(
  'We could not show this page',
  'Something went wrong on our side. Please load the page again in a minute; your cart is safe.',
);
const notTaken = page(
  'We could not take what you sent',
  'Something went wrong on our side, and we can’t say whether it was done: most likely nothing was changed. Please go back and send it again in a minute; what you typed may still be there, and an order is placed once, however often you press.',
);
const theirs = page(
  'This page can’t be asked for like that',
  'The address or the request is not one of this shop. Please start from the home page; your cart is safe.',
);

const missing = page(
  'There is nothing to see here',
  'It is not there, not there any more, or it is somebody else’s. Please start from the home page; your cart is safe.',
);

const tooMuch = page(
  'Too many pages at once',
  'More was asked for from your address than we can show at once. Please load the page again in a moment; your cart is safe.',
);

const tooLarge = page(
  'That was more than we can take at once',
  'More was sent than a form of this shop holds, so it was not read to its end. Please go back and send fewer files; what you typed may still be there.',
);

const foreign = page(
  'This form came from another site',
  'It was not sent from a page of this shop, so nothing was done. Please open the page in the shop and send it from there.',
);

const full = page(
  'Nothing was changed',
  'The shop can’t keep anything right now, so nothing was saved, sent or ordered. Please go back and try again in a minute; what you typed may still be there.',
);

/**
 * What people see when a page could not be made, or what they sent could not be taken. It stands alone: no styles, no widgets, no catalogue, since any of
 * them may be what failed.
 */
export const failurePage = (status: number, method: string): string =>
  status === 429
    ? tooMuch
    : status === 403
      ? foreign
      : status === 404
        ? missing
        : status === 413
          ? tooLarge
          : status < 500
            ? theirs
            : status === 507
              ? full
              : method === 'POST'
                ? notTaken
                : ours;
