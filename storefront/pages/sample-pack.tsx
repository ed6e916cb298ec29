import { NotePage } from './note-page.js';

/** Where a sample pack will be ordered. */
export function SamplePackPage() {
  return (
    <NotePage title="Sample pack">
      A pack of samples can’t be ordered here yet. Until it can, every stock is pictured and described on its
      product page, and you get a free PDF proof of your own artwork before anything is printed.
    </NotePage>
  );
}
