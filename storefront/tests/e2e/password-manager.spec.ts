/**
 * Chromium's own password manager, asked by its own log what it makes of the forms. What automation starts has it
 * switched off, so the browser is started here as a person's is.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { findWholeBrowser } from '../find-browser.js';
import { freePort } from '../free-port.js';
import { openSmtpSink, type SmtpSink } from '../smtp-sink.js';
import { type RunningShop, startShop } from '../start-shop.js';

let sink: SmtpSink;
let shop: RunningShop;
let program: ChildProcess;
let browser: Browser;
let context: BrowserContext;
let profile: string;

test.beforeAll(async () => {
  sink = await openSmtpSink();
  shop = await startShop({ SMTP_URL: sink.url });
  profile = await mkdtemp(path.join(tmpdir(), 'kerf-profile-'));
  const port = await freePort();
  const { executablePath = chromium.executablePath(), args = [] } = findWholeBrowser();
  program = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  await expect(async () => {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  }).toPass();
  context = browser.contexts()[0] as BrowserContext;
});
test.afterAll(async () => {
  await browser.close();
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill();
  await ended;
  await shop.stop();
  await sink.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

const member = { email: 'ada@example.com', password: 'correct horse' };

/** Opens a page of the shop, and beside it the log of what the password manager does from now on. */
async function openWatched(address: string): Promise<{ page: Page; log: Page }> {
  const log = await context.newPage();
  await log.goto('chrome://password-manager-internals');
  const page = await context.newPage();
  await page.goto(shop.url + address);
  return { page, log };
}

/** Waits until it asks whether to save the name and password that the form had. */
async function expectOffer(log: Page, passwordField: 'Password element' | 'New password element') {
  await expect(log.locator('body')).toContainText('Decision: ASK the user');
  const said = (await log.locator('body').textContent()) ?? '';
  // A form of the page that stands beside it is read as well.
  const parsed = said.slice(0, said.indexOf('Decision: ASK the user')).split('Form parsing output');
  const isRead = (form: string) =>
    new RegExp(`${passwordField} :\\s+password`).test(form) && /Username element :\s+email/.test(form);
  expect(parsed.filter(isRead).length).toBeGreaterThan(0);
}

test('it offers to save what somebody registered and signed in with, and then has it ready for the sign-in form', async () => {
  const { page: form, log } = await openWatched('/register');
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel('Email Address').pressSequentially(member.email);
  await form.getByLabel('Password', { exact: true }).pressSequentially(member.password);
  await form.getByRole('button', { name: 'Register' }).click();
  const subject = () => sink.taken.find(({ to }) => to?.[0]?.address === member.email)?.subject;
  await expect.poll(subject).toBeTruthy();
  await form.getByLabel('Verification code').fill(subject()?.slice(0, 4) ?? '');
  await form.getByRole('button', { name: 'Verify' }).click();
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('link', { name: 'Return To Home Page' }).click();
  await expect(form).toHaveURL(`${shop.url}/`);
  await expectOffer(log, 'New password element');
  await form.close();

  await context.clearCookies();
  const { page, log: laterLog } = await openWatched('/sign-in');
  await page.getByLabel('Email Address').pressSequentially(member.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expectOffer(laterLog, 'Password element');

  // The prompt is the browser's own, out of reach: what it would save is put where it would.
  const manager = await context.newPage();
  await manager.goto('chrome://password-manager/passwords');
  await manager.evaluate(
    ([url, username, password]) =>
      (
        globalThis as unknown as {
          chrome: { passwordsPrivate: { addPassword(options: object): Promise<void> } };
        }
      ).chrome.passwordsPrivate.addPassword({ url, username, password, note: '', useAccountStore: false }),
    [shop.url, member.email, member.password] as const,
  );
  await context.clearCookies();
  const { log: lastLog } = await openWatched('/sign-in');
  // Whether it fills at once or waits for a choice from its list is its own affair, and depends on how it is run.
  await expect(lastLog.locator('body')).toContainText('PasswordAutofillAgent::OnFillPasswordForm');
});
