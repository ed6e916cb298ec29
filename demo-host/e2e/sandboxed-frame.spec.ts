import { messages } from '@kerf/sdk/contract';
import { expect, expectToWork, test, widgetsIn } from './situation.js';

test('The widgets work in a sandboxed frame, which has no origin and no storage', async ({ page }) => {
  await page.goto('/sandboxed-frame');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame is not there.');
  await expectToWork(frame);
  const { addToCart, status } = widgetsIn(frame);
  await addToCart.click();
  await expect(status).toContainText('View cart');
  // The shop lets nobody show it in a frame.
  const opened = page.waitForEvent('popup');
  await status.getByRole('link', { name: 'View cart' }).click();
  await expect((await opened).locator('kerf-cart').getByRole('listitem')).toHaveCount(1);
  await expect(addToCart).toBeVisible();
});

test('Visitors ask for a quote and find their way in from a sandboxed frame', async ({ page }) => {
  await page.goto('/sandboxed-frame');
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The frame is not there.');
  for (const name of [/^Request a Quote for/, /^Special Processing/]) {
    await frame.getByRole('button', { name }).click();
    await expect(frame.getByRole('dialog').getByRole('button', { name: 'Inquire as Guest' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  }
  const opened = page.waitForEvent('popup');
  await frame.locator('kerf-auth').getByRole('button', { name: 'Sign In' }).click();
  await expect((await opened).getByLabel('Password', { exact: true })).toBeVisible();
  await expect(frame.locator('kerf-orders')).toContainText(/sign in/i);
});

test.describe(() => {
  // What the browser says of the window that it does not open.
  test.use({ expectedErrors: [/'allow-popups' permission is not set/] });

  test('A link to the shop says so in a frame that opens no windows, and names the cart to nobody', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto('/sandboxed-frame');
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('sandbox', 'allow-scripts allow-forms');
      frame.src += '';
    });
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    if (!frame) throw new Error('The frame is not there.');
    await expectToWork(frame);
    const { addToCart, status } = widgetsIn(frame);
    await addToCart.click();
    const errors = frame.evaluate(
      () =>
        new Promise((heard) =>
          document.addEventListener('kerf-error', (event) => heard((event as CustomEvent).detail.code), {
            once: true,
          }),
        ),
    );
    for (let press = 0; press < 2; press++) {
      await status.getByRole('link', { name: 'View cart' }).click();
      await expect(
        frame.getByText('This page may open no windows. Copy the address of the link, and open it yourself.'),
      ).toHaveCount(1);
    }
    expect(await errors).toBe('WIDGET_WINDOW_BLOCKED');
    expect(said.join()).not.toContain('#cart=');
  });
});

test.describe(() => {
  // What the browser says of the form that it does not send.
  test.use({ expectedErrors: [/'allow-forms' permission is not set/] });

  test('A form of a widget says what it has to say in a frame that lets no form be sent', async ({
    page,
  }) => {
    await page.goto('/sandboxed-frame');
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src += '';
    });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('button', { name: /^Request a Quote for/ }).click();
    await frame.getByRole('dialog').getByRole('button', { name: 'Inquire as Guest' }).click();
    const title = frame.getByRole('dialog').getByRole('heading', { level: 2 });
    await expect(title).toBeFocused();
    await frame.getByRole('dialog').getByRole('button', { name: 'Send Quote' }).click();
    await expect(frame.getByRole('dialog').getByText(messages.quoteFirstNameRequired)).toHaveCount(1);
    await expect(frame.getByLabel('First Name')).toBeFocused();
  });
});
