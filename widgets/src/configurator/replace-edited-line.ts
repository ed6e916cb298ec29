import { removeLine } from '@kerf/sdk/actions';
import type { Runtime } from '@kerf/sdk/runtime';
import { editedLine, forgetEditedLine } from '../cart/edited-line.js';

/** Where a line of the cart was opened to be changed, the one just added takes its place. */
export async function replaceEditedLine(runtime: Runtime): Promise<void> {
  const line = editedLine();
  if (!line) return;
  const isThere = runtime.snapshot().cart.cart?.lines.some(({ id }) => id === line);
  if (!isThere || (await removeLine(runtime, line)).ok) forgetEditedLine();
}
