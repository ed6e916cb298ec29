/**
 * What people see when a page could not be made. It stands alone: no styles, no widgets, no catalogue, since any of
 * them may be what failed.
 */
export const failurePage =
  '<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>Something went wrong | Kerf</title><h1>We could not show this page</h1>' +
  '<p>Something went wrong on our side. Please load the page again in a minute; your cart is safe.</p>' +
  '<p><a href="/">Go to the home page</a></p></html>';
