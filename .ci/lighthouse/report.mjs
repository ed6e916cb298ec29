/**
 * What is kept of one run.
 * @typedef {object} Report
 * @property {Record<string, number>} scores 0 to 100 by category.
 * @property {Record<string, number>} figures Of the page as it loads: ms, or shares without a unit.
 * @property {string[]} faults Audits that are not full marks, with what they would save.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
  main: 'mainthread-work-breakdown',
};

/** Of how fast the machine is as much as of the page; the figures say it. */
const isOfSpeed = ({ id }) => [...Object.values(figures), 'interactive', 'max-potential-fid'].includes(id);

/** @returns {Report} */
export function readReport({ categories: rated, audits }) {
  const counted = new Set(categories.flatMap((name) => rated[name].auditRefs.map(({ id }) => id)));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((rated[name].score ?? 0) * 100)])),
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, id]) => [name, audits[id].numericValue ?? 0]),
    ),
    faults: Object.values(audits)
      .filter(
        (audit) => counted.has(audit.id) && audit.score !== null && audit.score < 1 && !isOfSpeed(audit),
      )
      .map((audit) => [audit.id, audit.displayValue].filter(Boolean).join(': ')),
  };
}

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const medians = (records) =>
  Object.fromEntries(
    Object.keys(records[0] ?? {}).map((name) => [name, median(records.map((record) => record[name]))]),
  );

/** One route in lines: its median scores and figures, then every fault with the number of runs that named it. */
export function summarise(route, reports) {
  const scores = medians(reports.map((report) => report.scores));
  const speeds = medians(reports.map((report) => report.figures));
  const found = reports.flatMap(({ faults }) => [...new Set(faults.map((fault) => fault.split(':')[0]))]);
  const faults = [...new Set(found)].map((id) => {
    const said = reports.flatMap((report) => report.faults.filter((fault) => fault.split(':')[0] === id));
    return `    ${said.length}/${reports.length} ${said[0]}\n`;
  });
  const numbers = Object.entries(speeds).map(([name, value]) =>
    name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${Math.round(value)}`,
  );
  return [
    `${route.padEnd(42)} ${categories.map((name) => String(scores[name]).padStart(4)).join('')}   ${numbers.join('  ')}\n`,
    ...faults,
  ].join('');
}
