import { listLibraries } from '../libraries.mjs';
import { expect, test, useEveryWidget } from './every-widget.js';
import { lookAtHost } from './host-page.js';
import { expectToWork } from './situation.js';

const [sheets, libraries] = [await listLibraries('sheets'), await listLibraries('scripts')];

/** Each with each where KERF_EVERY_PAIR is set (`npm run pairs`), else as many as bring each of them once. */
const pairs = process.env.KERF_EVERY_PAIR
  ? sheets.flatMap((sheet) => libraries.map((library) => ({ sheet, library })))
  : Array.from({ length: Math.max(sheets.length, libraries.length) }, (_, at) => ({
      sheet: sheets[at % sheets.length] ?? '',
      library: libraries[at % libraries.length] ?? '',
    }));

for (const { sheet, library } of pairs) {
  test(`Every widget works and looks as always beside ${sheet} and ${library}, which stay as they are`, async ({
    page,
    expectUsualLooks,
  }) => {
    // The widgets come once the page has been looked at.
    let release = () => {};
    const looked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/kerf.js', (route) => looked.then(() => route.continue()));
    await page.goto(`/polluters?sheet=${sheet}&library=${library}`, { waitUntil: 'commit' });
    // Nothing is painted before the script is there, so that no frame would look.
    await page.waitForFunction(() => document.querySelector('footer'), null, { polling: 50 });
    const host = await lookAtHost(page);
    release();

    await useEveryWidget(page);
    expect(
      await host.evaluate((seen) => ({
        keys: seen.changedKeys(),
        styles: seen.changedStyles(),
        nodes: seen.changedNodes(),
      })),
    ).toEqual({ keys: ['window Symbol(kerf.shop)'], styles: [], nodes: [] });

    await expectUsualLooks(page);
  });
}

test('Visitors choose the style sheet and the library of the page', async ({ page }) => {
  await page.goto('/polluters');
  await page.getByLabel('Style sheet').selectOption('bulma');
  await page.getByLabel('Library').selectOption('mootools');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/sheet=bulma&library=mootools/);
  await expect.poll(() => page.evaluate('typeof MooTools')).toBe('object');
  await expect(page.getByLabel('Style sheet')).toHaveValue('bulma');
  await expectToWork(page);
});

test('Only what is in the list is served', async ({ request }) => {
  expect((await request.get('/libraries/sheets/bootstrap')).status()).toBe(200);
  for (const path of [
    'sheets/mootools',
    'scripts/bootstrap',
    'scripts/react',
    'sheets/..%2F..%2Fserver',
    'scripts/constructor',
  ])
    expect((await request.get(`/libraries/${path}`)).status(), path).toBe(404);
});
