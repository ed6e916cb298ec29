/**
 * @typedef {object} Figure
 * @property {string} what What was measured.
 * @property {string} kerf Kerf's figure, with its unit.
 * @property {string} [bare] The figure of what it is compared with.
 * @property {string} [ratio] Kerf's in units of that.
 * @property {string} [spread] The least and the most of it among the pairs.
 * @property {string} [goal] What it should be.
 * @property {boolean} [met] Whether it is.
 */

/** Prints figures as one table. @param {Figure[]} figures */
export function printTable(figures) {
  const columns = ['what', 'kerf', 'bare', 'ratio', 'spread', 'goal', 'met'];
  const rows = [
    ['', 'Kerf', 'against', 'ratio', 'min–max', 'goal', ''],
    ...figures.map((figure) =>
      columns.map((column) => (column === 'met' ? verdict(figure.met) : (figure[column] ?? ''))),
    ),
  ];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  const line = (row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows;
  process.stdout.write(
    `\n${line(head)}\n${'─'.repeat(line(head).length + 8)}\n${body.map(line).join('\n')}\n`,
  );
}

const verdict = (met) => (met === undefined ? '' : met ? 'met' : 'missed');
