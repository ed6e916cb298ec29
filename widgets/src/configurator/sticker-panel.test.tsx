import { messages } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { place, ready, violations } from '../testing/contract-suite.js';
import { useTestShop } from '../testing/test-shop.js';
import { fetchOnDemand } from './fetch-on-demand.js';

async function open(item: string, product = '') {
  await Promise.all([import('./configurator.define.js'), import('../price-table/price-table.define.js')]);
  const element = place('kerf-configurator', { item, product });
  const shadow = await ready(element, (root) =>
    expect(root.querySelector('.total-price')?.textContent).toMatch(/^\$\d/),
  );
  const panel = within(shadow.querySelector('.root') as HTMLElement);
  const head = (label: RegExp) => {
    const found = [...shadow.querySelectorAll('summary')].find(({ textContent }) =>
      label.test(textContent ?? ''),
    );
    if (!found) throw new Error(`Nothing unfolds under ${label}.`);
    return found;
  };
  const unfold = async (label: RegExp) => {
    const group = () => head(label).parentElement as HTMLDetailsElement;
    if (!group().open) head(label).click();
    await ready(element, () => expect(group().open).toBe(true));
  };
  return { element, shadow, panel, unfold, head };
}

function type(input: HTMLElement, text: string): void {
  (input as HTMLInputElement).value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('<kerf-configurator> for stickers', () => {
  useTestShop();
  afterEach(() => page.viewport(1000, 800));

  it('unfolds one group at a time', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('die-cut');
    await unfold(/^Supply and shape/);
    expect(panel.getByRole('group', { name: 'Supply' })).not.toBeNull();
    await unfold(/^Quantity and sets/);
    await ready(element, () => expect(shadow.querySelectorAll('.selector[open]')).toHaveLength(1));
    expect(await violations(element)).toEqual([]);
  });

  it('says what a supply took back of one’s own choices, and gives it back', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('die-cut');
    const notice = () => shadow.querySelector('[part=notice]') as HTMLElement;
    const choose = (group: string, name: RegExp) =>
      within(panel.getByRole('group', { name: group }))
        .getByRole('radio', { name })
        .click();
    // What goes along with the panel comes with the first touch.
    element.shadowRoot?.querySelector<HTMLElement>('summary')?.focus();
    await unfold(/^Supply and shape/);
    await fetchOnDemand();
    await new Promise((settled) => setTimeout(settled, 500));
    choose('Supply', /^Kiss Cut/);
    await new Promise((settled) => setTimeout(settled, 100));
    expect(notice().textContent).toBe('');
    choose('Shape', /^Circle or Oval/);
    await unfold(/^Size/);
    within(shadow.querySelector('[part=size]') as HTMLElement)
      .getByRole('radio', { name: 'Custom' })
      .click();
    await ready(element, () => panel.getByLabelText('Width'));
    type(panel.getByLabelText('Width'), '37.5');
    type(panel.getByLabelText('Height'), '81');
    await unfold(/^Supply and shape/);
    choose('Supply', /^Roll/);
    await expect
      .poll(() => notice().querySelector('[role=status]')?.textContent)
      .toBe('Changed along with it: Shape (was Circle or Oval), Size (was 37.5 × 81 mm).');
    within(notice()).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => notice().textContent).toBe('');
    expect(shadow.activeElement?.className).toBe('total');
    await unfold(/^Size/);
    await ready(element, () => expect(panel.getByLabelText<HTMLInputElement>('Height').value).toBe('81'));
    expect(await violations(element)).toEqual([]);
  });

  it('says that a size is special, in place of its prices too, and offers a quotation', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('die-cut');
    const table = place('kerf-price-table', {});
    await unfold(/^Size/);
    within(shadow.querySelector('[part=size]') as HTMLElement)
      .getByRole('radio', { name: 'Custom' })
      .click();
    await ready(element, () => panel.getByLabelText('Width'));
    type(panel.getByLabelText('Width'), '2000');
    type(panel.getByLabelText('Height'), '2000');
    await ready(element, () =>
      expect(shadow.querySelector('#size-error')?.textContent).toBe(messages.stickerSizeAbove),
    );
    await ready(table, (root) =>
      expect(root.querySelector('[part=error-notice]')?.textContent).toContain(messages.stickerSizeAbove),
    );
    expect(table.shadowRoot?.querySelector('table')).toBeNull();
    const asked = new Promise((resolve) =>
      document.addEventListener(
        'kerf-quote-request',
        (event) => {
          event.preventDefault();
          resolve(true);
        },
        { once: true },
      ),
    );
    // What leads on is fetched once it is needed.
    await ready(element, () => panel.getByRole('button', { name: messages.askForQuotation }));
    panel.getByRole('button', { name: messages.askForQuotation }).click();
    expect(await asked).toBe(true);
  });

  it('takes the sizes of a roll from the list', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('roll');
    await unfold(/^Size/);
    await ready(element, () => panel.getByLabelText('Width'));
    expect(panel.getByLabelText<HTMLInputElement>('Width').readOnly).toBe(true);
    const size = within(shadow.querySelector('[part=size]') as HTMLElement);
    expect(size.queryByRole('radio', { name: 'Custom' })).toBeNull();
  });

  it('leads, from a roll that is too narrow for a size, to another winding or another size', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('roll');
    await unfold(/^Supply and shape/);
    panel.getByRole('radio', { name: 'Left Side First' }).click();
    await unfold(/^Size/);
    await ready(element, () => panel.getByRole('radio', { name: '105 x 148' }));
    panel.getByRole('radio', { name: '105 x 148' }).click();
    const submit = () => shadow.querySelector<HTMLButtonElement>('[part=submit]');
    await ready(element, () => expect(submit()?.disabled).toBe(true));
    expect(shadow.querySelector('#size-error')?.textContent).toBe(messages.stickerSizeAbove);
    await ready(element, () => panel.getByRole('button', { name: /^Make it \d/ }));
    panel.getByRole('button', { name: /^Wind it / }).click();
    await ready(element, () => expect(submit()?.disabled).toBe(false));
    expect(panel.getByRole<HTMLInputElement>('radio', { name: '105 x 148' }).checked).toBe(true);
  });

  it('has a price as soon as a sheet or a shape of several pieces is chosen', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold, head } = await open('die-cut');
    await unfold(/^Supply and shape/);
    panel.getByRole('radio', { name: 'Sheet' }).click();
    const submit = () => shadow.querySelector<HTMLButtonElement>('[part=submit]');
    await ready(element, () => {
      expect(head(/^Size.*12 stickers a sheet/)).not.toBeNull();
      expect(submit()?.disabled).toBe(false);
    });
    expect(shadow.querySelector('.total-price')?.textContent).toMatch(/^\$\d/);
  });

  it('says at the quantity of sheets what it comes to, whatever is chosen', async () => {
    await page.viewport(1000, 800);
    const { element, shadow, panel, unfold } = await open('sheet');
    const says = (words: string) =>
      ready(element, () => expect(shadow.querySelector('[part=quantity]')?.textContent).toContain(words));
    await unfold(/^Quantity and sets/);
    await says('50 sheets of 12: 600 stickers in all.');
    panel.getByRole('radio', { name: '100' }).click();
    await says('100 sheets of 12: 1,200 stickers in all.');
    const sets = panel.getByLabelText<HTMLSelectElement>('Number of Sets');
    sets.value = '2';
    sets.dispatchEvent(new Event('change', { bubbles: true }));
    await says('200 sheets of 12: 2,400 stickers in all.');
    await unfold(/^Size/);
    type(panel.getByLabelText('Stickers per sheet'), '5');
    await unfold(/^Quantity and sets/);
    await says('200 sheets of 5: 1,000 stickers in all.');
  });

  it('calls the finishing of foil paper its material', async () => {
    await page.viewport(1000, 800);
    const { panel, unfold } = await open('die-cut', 'foil-paper-stickers');
    await unfold(/^Material and print/);
    expect(panel.getByRole('group', { name: 'Material' })).not.toBeNull();
    expect(panel.queryByRole('group', { name: 'Finishing' })).toBeNull();
  });

  it('opens a group in a drawer where there is little room, and gives the focus back', async () => {
    await page.viewport(375, 700);
    const { element, shadow, head: headOf } = await open('die-cut');
    const head = headOf(/^Supply and shape/);
    head.focus();
    head.click();
    const drawer = () => shadow.querySelector<HTMLDialogElement>('dialog[part=drawer]');
    await ready(element, () => expect(drawer()?.open).toBe(true));
    expect(drawer()?.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight * 0.75 + 1);
    expect(await violations(element)).toEqual([]);
    within(drawer() as HTMLElement)
      .getByRole('button', { name: 'Done' })
      .click();
    await ready(element, () => expect(drawer()?.open).toBe(false));
    expect(shadow.activeElement).toBe(head);
  });
});
