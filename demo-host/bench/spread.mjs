/** The middle of some numbers, so that one unlucky run does not count. @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Ours against something bare, run by run: both of a pair were measured one after the other, so that what else the
 * machine did counts for both. The ratio is the middle one of the pairs', not that of two middles.
 * @param {number[]} ours
 * @param {number[]} bare
 */
export function compare(ours, bare) {
  const ratios = ours.map((value, at) => value / bare[at]);
  return { ratio: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** A comparison as the table shows it. @param {{ ratio: number, least: number, most: number }} comparison */
export const toColumns = ({ ratio, least, most }) => ({
  ratio: `${ratio.toFixed(2)} ×`,
  spread: `${least.toFixed(2)}–${most.toFixed(2)}`,
});
