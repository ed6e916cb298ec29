/** The changes since the last release, as they were written down for those who embed. */
export interface PendingChanges {
  /** The smallest step that a version may take with them. */
  step: 'major' | 'minor' | 'patch';
}

/** The kinds of changes, after keepachangelog.com, with the step that each asks of a version. */
const steps: Readonly<Record<string, PendingChanges['step']>> = {
  Removed: 'major',
  Added: 'minor',
  Changed: 'minor',
  Deprecated: 'minor',
  Fixed: 'patch',
  Security: 'patch',
};
const kinds = Object.keys(steps).join(', ');
const order = ['major', 'minor', 'patch'] as const;

const pendingHeading = '## Unreleased';
const nothing = 'Nothing yet.';

/** The text below a heading of the second level, without the heading; null where it is not there. */
function sectionBelow(changelog: string, heading: string): string | null {
  const lines = changelog.split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) return null;
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim();
}

/** Whether the changelog tells what a version brought. */
export const tellsOf = (changelog: string, version: string): boolean =>
  changelog.split('\n').some((line) => line.startsWith(`## ${version} · `));

/** Reads the pending changes. Throws a sentence where there are none, or none that can be understood. */
export function pendingChanges(changelog: string): PendingChanges {
  const section = sectionBelow(changelog, pendingHeading);
  if (section === null) throw new Error(`CHANGELOG.md has no "${pendingHeading}": write there what changed.`);
  const parts = section.split(/^### /m).slice(1);
  const found = parts.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    const step = steps[name.trim()];
    if (!step) throw new Error(`CHANGELOG.md has changes of the kind "${name}": use ${kinds}.`);
    if (!lines.some((line) => /^- \S/.test(line)))
      throw new Error(`CHANGELOG.md has no line below "${name}": say what it is in a line with "- ".`);
    return step;
  });
  const step = order.find((each) => found.includes(each));
  if (!step)
    throw new Error(
      `CHANGELOG.md tells of no change: write it below "${pendingHeading}", as one of ${kinds}.`,
    );
  return { step };
}

/** The changelog with the pending changes as those of a version. */
export const closeChanges = (changelog: string, version: string, day: string): string =>
  changelog.replace(
    `${pendingHeading}\n`,
    () => `${pendingHeading}\n\n${nothing}\n\n## ${version} · ${day}\n`,
  );
