import { expect, expectToBuy, expectToWork, test, widgetsIn } from './situation.js';

for (const [page, policy] of [
  ['nonce-csp', /script-src 'nonce-[^']+';/],
  ['hash-csp', /script-src 'sha384-[^']+' 'strict-dynamic';/],
  ['strict-dynamic-csp', /script-src 'nonce-[^']+' 'strict-dynamic';/],
] as const)
  test(`The widgets work and sell without one violation: ${page}`, async ({ page: visited }) => {
    const response = await visited.goto(`/${page}`);
    expect(response?.headers()['content-security-policy']).toMatch(policy);
    await expectToWork(visited);
    const { panel } = widgetsIn(visited);
    await panel.getByRole('button', { name: 'About sets' }).focus();
    await expect(visited.locator('kerf-preview').getByRole('img').first()).toBeVisible();
    await visited.locator('kerf-gallery').getByRole('button').first().click();
    await panel.getByRole('button', { name: 'Add to Compare' }).click();
    await expect(panel.getByText('Added to compare.')).toBeVisible();
    await expectToBuy(visited);
  });
