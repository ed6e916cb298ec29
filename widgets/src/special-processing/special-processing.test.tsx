import { chooseOption } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-special-processing';
const item = 'die-cut';
const define = () => import('./special-processing.define.js');
const isReady = (shadow: ShadowRoot) =>
  expect(shadow.querySelector('[part=open]')?.textContent).toMatch(/^Special Processing for ./);

describe('<kerf-special-processing>', () => {
  keepsTheWidgetContract({ tag, attributes: { item }, define, isReady, isInLine: true });

  /** The form, opened by a stranger who goes on without an account. */
  async function openForm() {
    // Of addresses that are looked up, all tests have twenty an hour.
    interceptCalls(({ path }) => (path === '/user/check-email' ? unreachable() : null));
    await define();
    const element = place(tag, { item });
    const shadow = await ready(element, isReady);
    const root = within(shadow.querySelector('.root') as HTMLElement);
    await userEvent.click(root.getByRole('button', { name: /^Special Processing/ }));
    await ready(element, () =>
      expect(shadow.querySelector('kerf-auth')?.shadowRoot?.querySelector('[part=guest]')).toBeTruthy(),
    );
    shadow.querySelector('kerf-auth')?.shadowRoot?.querySelector<HTMLElement>('[part=guest]')?.click();
    await ready(element, () => root.getByRole('button', { name: 'SEND QUOTE' }));
    const box = (name: string) => root.getByRole<HTMLInputElement>('checkbox', { name });
    const radio = (name: string) => root.getByRole<HTMLInputElement>('radio', { name });
    const submit = () => root.getByRole('button', { name: 'SEND QUOTE' });
    const files = () => root.getByLabelText<HTMLInputElement>('Attachments');
    const error = (name: string) => shadow.querySelector(`#${name}-error`)?.textContent;
    const choose = (...chosen: File[]) => {
      const transfer = new DataTransfer();
      for (const file of chosen) transfer.items.add(file);
      files().files = transfer.files;
      files().dispatchEvent(new Event('change', { bubbles: true }));
    };
    const uploaded = () => shadow.querySelectorAll('.uploads li').length;
    return { element, shadow, root, box, radio, submit, files, error, choose, uploaded };
  }

  /** How many uploads were begun since. */
  function watchUploads(): () => number {
    const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
    onTestFinished(() => opened.mockRestore());
    return () => opened.mock.calls.filter(([method]) => method === 'POST').length;
  }

  const pdf = (name: string) => new File(['%PDF-1.4\n', new Uint8Array(2_000)], name);

  it('asks for at least one special choice, and for no more than three', async () => {
    const { element, root, box, submit, error } = await openForm();
    expect(root.getByRole('heading', { name: 'Special Processing' })).toBeTruthy();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    submit().click();
    await ready(element, () => expect(error('addon_items')).toBe(messages.specialRequired));
    box('Gold Stamping').click();
    await ready(element, () => expect(submit().getAttribute('aria-disabled')).not.toBe('true'));
    box('Emboss').click();
    await ready(element, () => expect(box('Emboss').checked).toBe(true));
    box('QR Codes').click();
    await ready(element, () => expect(box('QR Codes').checked).toBe(true));
    await ready(element, () => expect(box('Deboss').disabled).toBe(true));
    expect(box('Gold Stamping').disabled).toBe(false);
    expect(await violations(element)).toEqual([]);
  });

  it('sends a file once, however often it is handed over before it is on its way', async () => {
    const { element, choose, uploaded } = await openForm();
    const one = pdf('one.pdf');
    choose(one);
    choose(one, pdf('two.pdf'));
    await ready(element, () => expect(uploaded()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(uploaded()).toBe(2);
  });

  it('takes a supply that is made to quotation for a special choice', async () => {
    const { element, radio, submit } = await openForm();
    radio('Perforated').click();
    await ready(element, () => expect(submit().getAttribute('aria-disabled')).not.toBe('true'));
  });

  it('takes off what a finishing rules out, and begins anew with another product', async () => {
    const { element, root, box, radio } = await openForm();
    box('Gold Stamping').click();
    await ready(element, () => expect(box('Gold Stamping').checked).toBe(true));
    box('QR Codes').click();
    await ready(element, () => expect(box('QR Codes').checked).toBe(true));
    radio('Scratch-resistant Laminate').click();
    await ready(element, () => expect(box('Gold Stamping').disabled).toBe(true));
    expect([box('Gold Stamping').checked, box('QR Codes').checked]).toEqual([false, true]);
    radio('Foil Paper Stickers').click();
    await ready(element, () => expect(box('Emboss').disabled).toBe(true));
    expect(box('QR Codes').checked).toBe(false);
    expect(root.queryByRole('radio', { name: /Lettering/ })).toBeNull();
  });

  it('asks for cuts and for stickers per sheet where they count, in its own limits', async () => {
    const { element, root, radio, box, submit, error } = await openForm();
    box('Gold Stamping').click();
    radio('Special Shape').click();
    await ready(element, () => root.getByLabelText('Number of cuts'));
    await userEvent.fill(root.getByLabelText('Number of cuts'), '10001');
    submit().click();
    await ready(element, () => expect(error('cut_per_shape')).toBe(messages.specialCutsOutside));
    await userEvent.fill(root.getByLabelText('Width'), '');
    submit().click();
    await ready(element, () => expect(error('special-size')).toBe(messages.specialSizeRequired));
    radio('Sheet').click();
    await ready(element, () => root.getByLabelText('Stickers per sheet'));
    await userEvent.fill(root.getByLabelText('Stickers per sheet'), '31');
    submit().click();
    await ready(element, () => expect(error('ea')).toBe(messages.stickersPerSheetAbove));
  });

  it('says what is wrong with a size once it rested for a second, and not while somebody types', async () => {
    const { element, root, error } = await openForm();
    const width = root.getByLabelText<HTMLInputElement>(/^Width/);
    const type = (text: string) => {
      width.value = text;
      width.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const told = async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise(requestAnimationFrame);
      return error('special-size');
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    type('9');
    await vi.advanceTimersByTimeAsync(600);
    type('');
    await vi.advanceTimersByTimeAsync(999);
    expect(await told()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(await told()).toBe(messages.specialSizeRequired);
    expect(width.getAttribute('aria-invalid')).toBe('true');
    type('90');
    expect(await told()).toBe('');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await told()).toBe('');
    vi.useRealTimers();
    expect(await violations(element)).toEqual([]);
  });

  it('takes four files and sends them with the request', async () => {
    const { element, shadow, root, box, submit, choose, uploaded } = await openForm();
    box('Gold Stamping').click();
    choose(pdf('a.pdf'), pdf('b.PDF'), pdf('c.pdf'), pdf('d.pdf'));
    await ready(element, () =>
      expect([...shadow.querySelectorAll('.uploads .sent')].map(({ textContent }) => textContent)).toEqual(
        Array(4).fill('Goes with your request.'),
      ),
    );
    choose(pdf('e.pdf'));
    await ready(element, () =>
      expect(shadow.querySelector('[part=toast]')?.textContent).toBe(messages.filesAboveNotice),
    );
    expect(uploaded()).toBe(4);
    expect(shadow.querySelector('#attachments-hint')?.textContent).toContain(messages.filesAbove);
    root.getByRole('button', { name: 'Remove d.pdf' }).click();
    await ready(element, () => expect(uploaded()).toBe(3));
    expect(await violations(element)).toEqual([]);
    const sent = vi.fn();
    element.addEventListener('kerf-quote', (event) => sent((event as CustomEvent).detail.kind));
    await userEvent.fill(root.getByLabelText('First Name'), 'Ada');
    await userEvent.fill(root.getByLabelText('Last Name'), 'Lovelace');
    await userEvent.fill(root.getByLabelText('Email Address'), `files-${Date.now()}@example.com`);
    submit().click();
    await ready(element, () =>
      expect(shadow.querySelector('[part=thanks]')?.textContent).toContain(messages.quoteSentMore),
    );
    expect(sent).toHaveBeenCalledExactlyOnceWith('Special Processing');
  });

  it.each(['run.JS', 'look.scss', 'page.html'])(
    'refuses %s in an alert, and sends nothing of it',
    async (name) => {
      const begun = watchUploads();
      const { element, shadow, choose } = await openForm();
      choose(new File(['1'], name));
      await ready(element, () =>
        expect(shadow.querySelector('[part~=attachments-error]')?.textContent).toBe(
          `${name}: ${messages.fileTypeRefused}`,
        ),
      );
      expect(shadow.querySelector('[part~=attachments-error]')?.getAttribute('role')).toBe('alert');
      expect(begun()).toBe(0);
    },
  );

  it('does not send before every file came, and leaves one out that is not what its name says', async () => {
    const begun = watchUploads();
    const { element, shadow, root, box, submit, choose, uploaded } = await openForm();
    box('Gold Stamping').click();
    choose(new File(['<html>'], 'page.pdf'));
    await ready(element, () =>
      expect(shadow.querySelector('.uploads .refused')?.textContent).toBe(messages.fileTypeRefused),
    );
    await userEvent.fill(root.getByLabelText('First Name'), 'Ada');
    await userEvent.fill(root.getByLabelText('Last Name'), 'Lovelace');
    await userEvent.fill(root.getByLabelText('Email Address'), `left-${Date.now()}@example.com`);
    submit().click();
    await ready(element, () =>
      expect(shadow.querySelector('[part~=form-error]')?.textContent).toContain('Not every file came'),
    );
    root.getByRole('button', { name: 'Try again page.pdf' }).click();
    await ready(element, () => expect(begun()).toBe(2));
    await ready(element, () => root.getByRole('button', { name: 'Leave it out page.pdf' }));
    root.getByRole('button', { name: 'Leave it out page.pdf' }).click();
    await ready(element, () => expect(uploaded()).toBe(0));
    submit().click();
    await ready(element, () => expect(shadow.querySelector('[part=thanks]')).toBeTruthy());
  });

  it('keeps its choices and its files when it is closed, until something else is chosen on the page', async () => {
    const { element, shadow, root, box, choose, uploaded } = await openForm();
    box('Gold Stamping').click();
    choose(pdf('kept.pdf'));
    await ready(element, () => expect(uploaded()).toBe(1));
    const reopen = async () => {
      await userEvent.keyboard('{Escape}');
      await ready(element, () => expect(shadow.querySelector('dialog[open]')).toBeNull());
      return async () => {
        shadow.querySelector<HTMLButtonElement>('[part=open]')?.click();
        await ready(element, () => expect(shadow.querySelector('dialog[open] [part=form]')).toBeTruthy());
      };
    };
    await (await reopen())();
    await ready(element, () => expect(box('Gold Stamping').checked).toBe(true));
    expect(uploaded()).toBe(1);
    const open = await reopen();
    chooseOption((element as KerfElement).runtime, item, 'quantity_index', 1);
    await open();
    await ready(element, () => expect(box('Gold Stamping').checked).toBe(false));
    expect([uploaded(), root.getAllByRole('heading').length]).toEqual([1, 1]);
  });

  it('takes files that are dropped on it', async () => {
    const { element, shadow, uploaded } = await openForm();
    const transfer = new DataTransfer();
    transfer.items.add(pdf('dropped.pdf'));
    const place = shadow.querySelector('[part=attachments]') as HTMLElement;
    const drag = (type: string) =>
      place.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, composed: true, cancelable: true }),
      );
    drag('dragover');
    await ready(element, () => expect(place.classList.contains('dropping')).toBe(true));
    drag('drop');
    await ready(element, () => expect(uploaded()).toBe(1));
    expect(place.classList.contains('dropping')).toBe(false);
  });
});
