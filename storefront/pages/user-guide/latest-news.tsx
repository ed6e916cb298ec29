import { NotePage } from '../note-page.js';

/** Where a piece of news will be read. */
export function LatestNewsPage() {
  return (
    <NotePage title="Latest news">
      There is no news to read here at the moment. What is new in the range is on the pages of the range
      itself.
    </NotePage>
  );
}
