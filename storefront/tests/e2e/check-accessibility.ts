import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * WCAG 2.2 A and AA, target size included, and what is good practice beside; shadow roots too. `part` is what changed
 * since the whole page was checked. Default: all of it.
 */
export async function checkAccessibility(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  });
  await expectNone(part === undefined ? axe : axe.include(part));
}

/** What other colours can spoil, in the dark above all. */
export const checkColours = (page: Page): Promise<void> =>
  expectNone(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

async function expectNone(axe: AxeBuilder): Promise<void> {
  // In the page itself, which has no frames of others: a second page for every report takes longer than the check.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
