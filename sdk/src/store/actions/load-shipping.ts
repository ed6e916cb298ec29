/** What a page says of delivery. */
import { fetchHolidays, fetchShippingInfo } from '../../client/shipping-info.js';
import type { Problem } from '../../errors/problem.js';
import { toProblem } from '../../errors/to-problem.js';
import { opaque } from '../opaque.js';
import type { Runtime } from '../runtime.js';

/**
 * Reads how long the products of an item take, and the days off; what was known of it stays until the answer is there. Returns
 * why it could not be had, or null. Of that nothing is kept: who shows delivery goes without, and says so to nobody but the page.
 */
export async function loadShipping(rt: Runtime, item: { id: number; slug: string }): Promise<Problem | null> {
  try {
    const [products, holidays] = await Promise.all([
      fetchShippingInfo(rt.send, item.id),
      fetchHolidays(rt.send),
    ]);
    rt.state.shipping ??= Object.create(null) as NonNullable<typeof rt.state.shipping>;
    rt.state.shipping[item.slug] = opaque({ products, holidays });
    return null;
  } catch (error) {
    const problem = toProblem(error);
    console.warn(`Kerf: no shipping information (${problem.code}). ${problem.message}`);
    return problem;
  }
}
