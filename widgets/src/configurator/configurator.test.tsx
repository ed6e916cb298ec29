import { messages } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepsTheWidgetContract, place, ready, violations } from '../testing/contract-suite.js';
import { interceptCalls, unreachable } from '../testing/intercept-calls.js';

const tag = 'kerf-configurator';
const define = () => import('./configurator.define.js');
const attributes = { item: 'premium-business-card' };
const totalOf = (shadow: ShadowRoot) => shadow.querySelector('.total-price')?.textContent ?? '';
const isPriced = (shadow: ShadowRoot) => expect(totalOf(shadow)).toMatch(/^\$\d/);

/** What reaches beyond the widget, however narrow its place. */
function widerThan({ shadowRoot, offsetLeft }: HTMLElement, width: number): string[] {
  return [...(shadowRoot?.querySelectorAll('.panel *:not(.out, .out *)') ?? [])]
    .filter((one) => one.getBoundingClientRect().width > 0)
    .filter((one) => one.getBoundingClientRect().right - offsetLeft > width + 0.5)
    .map(({ localName, className }) => `${localName}.${className}`);
}

async function open(item = attributes.item) {
  await define();
  const element = place(tag, { item });
  const shadow = await ready(element, isPriced);
  const panel = within(shadow.querySelector('.root') as HTMLElement);
  const press = (name: string | RegExp, role = 'radio') => panel.getByRole(role, { name }).click();
  const submit = () => shadow.querySelector<HTMLButtonElement>('[part=submit]') as HTMLButtonElement;
  return { element, shadow, panel, press, submit };
}

function type(input: HTMLElement, text: string): void {
  (input as HTMLInputElement).value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The head of what unfolds. */
function headOf(shadow: ShadowRoot, label: string): HTMLElement {
  const head = [...shadow.querySelectorAll('summary')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  if (!head) throw new Error(`Nothing unfolds under ${label}.`);
  return head;
}
const unfold = (shadow: ShadowRoot, label: string): void => headOf(shadow, label).click();

/** Chooses 'Custom' in a part of the panel, as a pointer does. */
async function chooseCustom(shadow: ShadowRoot, part: string): Promise<void> {
  const group = shadow.querySelector<HTMLElement>(`[part=${part}]`);
  if (!group) throw new Error(`The panel has no ${part}.`);
  const list = group.querySelector('select');
  if (list) {
    list.value = 'custom';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  group.querySelector<HTMLElement>('details:not([open]) > .more')?.click();
  const radio = await within(group).findByRole('radio', { name: 'Custom' });
  radio.click();
}

describe('<kerf-configurator>', () => {
  keepsTheWidgetContract({ tag, attributes, define, isReady: isPriced });

  it('keeps its place where it may come yet, and none where there is no such item', async () => {
    await define();
    const isRefused = (shadow: ShadowRoot) =>
      expect(shadow.querySelector('[part=error-notice]')).not.toBeNull();
    const none = place(tag, { item: 'no-such-thing' });
    await ready(none, isRefused);
    expect(none.offsetHeight).toBeLessThan(200);
    interceptCalls(unreachable);
    const lost = place(tag, { item: 'swing-tags' });
    await ready(lost, isRefused);
    expect(lost.offsetHeight).toBeGreaterThanOrEqual(900);
  });

  it('shows what came of a press where it was pressed, and not at another panel of the same configuration', async () => {
    const scrolled: Node[] = [];
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.getRootNode());
    };
    try {
      const first = await open();
      const second = await open();
      first.submit().click();
      const isTold = (shadow: ShadowRoot) =>
        expect(shadow.querySelector('.outcome')?.textContent).toContain('Added to your cart');
      await ready(first.element, isTold);
      await ready(second.element, isTold);
      await expect.poll(() => scrolled).toEqual([first.shadow]);
      const third = await open();
      await ready(third.element, isTold);
      expect(scrolled).toEqual([first.shadow]);
    } finally {
      Element.prototype.scrollIntoView = scrollIntoView;
    }
  });

  it.each(['premium-business-card', 'die-cut'])('has room in a place of 200 px: %s', async (item) => {
    const { element } = await open(item);
    element.style.width = '200px';
    await expect.poll(() => widerThan(element, 200)).toEqual([]);
  });

  it('shows its parts in their order', async () => {
    const { shadow } = await open();
    const parts = [...(shadow.querySelector('form')?.querySelectorAll('[part], .actions button') ?? [])].map(
      (part) => part.getAttribute('part') ?? part.textContent,
    );
    const order = [
      'title',
      'material',
      'size',
      'sides',
      'punch-holes2',
      'quantity',
      'sets',
      'features',
      'summary',
      'total',
      'submit',
      'Add to Compare',
      'Print Quote',
    ];
    expect(parts.filter((part) => order.includes(part ?? '')).slice(0, order.length)).toEqual(order);
  });

  it('raises the total for a second side and says the new one', async () => {
    const { element, shadow, press } = await open();
    const before = totalOf(shadow);
    press(/two sides/i);
    await ready(element, () => expect(totalOf(shadow)).not.toBe(before));
    await ready(element, () =>
      expect(shadow.querySelector('.price-bar .out[role=status]')?.textContent).toBe(
        `Total price ${totalOf(shadow)}`,
      ),
    );
  });

  it('explains a size that is too small and keeps what was typed', async () => {
    const { element, shadow, panel, press, submit } = await open();
    const size = within(shadow.querySelector('[part=size]') as HTMLElement);
    size.getByRole('radio', { name: 'Custom' }).click();
    await ready(element, () => panel.getByLabelText('Width'));
    type(panel.getByLabelText('Width'), '3');
    type(panel.getByLabelText('Height'), '50');
    await ready(element, () =>
      expect(shadow.querySelector('#size-error')?.textContent).toMatch(
        /^Width or height must not be below \d+mm\.$/,
      ),
    );
    expect(panel.getByLabelText<HTMLInputElement>('Width').value).toBe('3');
    expect(submit().disabled).toBe(true);
    press('90 x 55');
    await ready(element, () => expect(submit().disabled).toBe(false));
  });

  it('offers a quote for a size that is too large', async () => {
    const { element, shadow, panel, submit } = await open();
    within(shadow.querySelector('[part=size]') as HTMLElement)
      .getByRole('radio', { name: 'Custom' })
      .click();
    await ready(element, () => panel.getByLabelText('Width'));
    type(panel.getByLabelText('Width'), '9000');
    type(panel.getByLabelText('Height'), '50');
    await ready(element, () =>
      expect(shadow.querySelector('#size-error')?.textContent).toBe(messages.sizeAbove),
    );
    expect(submit().textContent).toBe('Request a Quote');
    expect(submit().disabled).toBe(false);
    expect(await violations(element)).toEqual([]);
  });

  it('keeps what is typed into a size, right or wrong, and marks the side that is wrong', async () => {
    const { element, panel, shadow } = await open();
    within(shadow.querySelector('[part=size]') as HTMLElement)
      .getByRole('radio', { name: 'Custom' })
      .click();
    await ready(element, () => panel.getByLabelText('Width'));
    const side = (name: string) => panel.getByLabelText<HTMLInputElement>(name);
    const slot = () => shadow.querySelector('#size-error')?.textContent;
    type(side('Width'), '8a0.5.5e');
    await ready(element, () => expect(slot()).toBe(messages.sizeUnclear));
    expect([side('Width').value, side('Width').ariaInvalid, side('Height').ariaInvalid]).toEqual([
      '8a0.5.5e',
      'true',
      null,
    ]);
    type(side('Width'), '80,5');
    await ready(element, () => expect(totalOf(shadow)).toMatch(/^\$\d/));
    expect([side('Width').value, slot()]).toEqual(['80,5', '']);
    expect(shadow.querySelector('[part=summary]')?.textContent).toContain('80.5 x 55 mm');
  });

  it.each([
    ['quantity', 'Custom quantity', messages.wholeNumberUnclear],
    ['sets', 'Custom number of sets', messages.wholeNumberUnclear],
  ])('keeps what is typed into the %s, and says what it can not read', async (part, label, words) => {
    const { element, shadow, panel, submit } = await open();
    const before = totalOf(shadow);
    await chooseCustom(shadow, part);
    const field = () => panel.getByLabelText<HTMLInputElement>(label);
    await ready(element, () => field());
    // What was chosen before stands, and so does the total, until something is typed.
    expect(field().value).not.toBe('');
    expect([shadow.querySelector(`#${part}-error`)?.textContent, totalOf(shadow)]).toEqual(['', before]);
    type(field(), '12.5');
    await ready(element, () => expect(shadow.querySelector(`#${part}-error`)?.textContent).toBe(words));
    expect([field().value, field().ariaInvalid, submit().disabled]).toEqual(['12.5', 'true', true]);
  });

  it.each([
    ['size', 'Width'],
    ['quantity', 'Custom quantity'],
    ['sets', 'Custom number of sets'],
  ])('leads from a custom %s into its field, ready to be typed over', async (part, label) => {
    const { element, shadow, panel } = await open();
    await chooseCustom(shadow, part);
    await ready(element, () => {
      const field = panel.getByLabelText<HTMLInputElement>(label);
      expect(shadow.activeElement).toBe(field);
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
    });
  });

  it('leaves the focus with the arrow keys, and goes into the field with Enter', async () => {
    const { element, shadow, panel } = await open();
    const sizes = [...shadow.querySelectorAll<HTMLInputElement>('[part=size] input[type=radio]')];
    sizes.at(-2)?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await ready(element, () => panel.getByLabelText('Width'));
    await new Promise(requestAnimationFrame);
    expect(shadow.activeElement).toBe(sizes.at(-1));
    await userEvent.keyboard('{Enter}');
    await ready(element, () => expect(shadow.activeElement).toBe(panel.getByLabelText('Width')));
  });

  it('has the field of a custom quantity before the button that shows fewer', async () => {
    const { element, shadow, panel } = await open();
    await chooseCustom(shadow, 'quantity');
    await ready(element, () => panel.getByLabelText('Custom quantity'));
    const field = panel.getByLabelText('Custom quantity');
    const less = headOf(shadow, 'See Less');
    expect(field.compareDocumentPosition(less)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says, before one side is embossed, that it takes that off the other', async () => {
    const { element, shadow, panel, press } = await open();
    press(/two sides/i);
    unfold(shadow, 'Special Features');
    await ready(element, () => panel.getByRole('tab', { name: 'Emboss / Deboss' }));
    panel.getByRole('tab', { name: 'Emboss / Deboss' }).click();
    await ready(element, () =>
      expect(shadow.querySelector('[part=features]')?.textContent).toContain('takes it off the other side'),
    );
  });

  it('names the nearest size that works, and makes it so', async () => {
    const { element, shadow, panel, submit } = await open();
    await chooseCustom(shadow, 'size');
    await ready(element, () => panel.getByLabelText('Width'));
    const button = headOf(shadow, 'Special Features');
    const place = () => button.getBoundingClientRect().top - element.getBoundingClientRect().top;
    const before = place();
    type(panel.getByLabelText('Width'), '3');
    const slot = shadow.querySelector('#size-error');
    await ready(element, () => expect(slot?.textContent).not.toBe(''));
    const ways = await panel.findByRole('button', { name: /^Make it \d/ });
    // The words have their room; only the button is new.
    expect(place() - before).toBeLessThanOrEqual(ways.getBoundingClientRect().height + 12);
    expect(await violations(element)).toEqual([]);
    ways.click();
    await ready(element, () => expect(submit().disabled).toBe(false));
    expect([slot?.textContent, panel.queryByRole('button', { name: /^Make it/ })]).toEqual(['', null]);
    expect(ways.textContent).toContain(panel.getByLabelText<HTMLInputElement>('Width').value);
  });

  it('takes three foils and disables the rest', async () => {
    const { element, shadow } = await open();
    unfold(shadow, 'Special Features');
    const foils = () => [
      ...shadow.querySelectorAll<HTMLInputElement>('input[name*="features-foil-stamp-front"]'),
    ];
    await ready(element, () => expect(foils().length).toBeGreaterThan(3));
    for (const index of [0, 1, 2]) foils()[index]?.click();
    await ready(element, () =>
      expect(foils().filter(({ disabled }) => disabled)).toHaveLength(foils().length - 3),
    );
    expect(await violations(element)).toEqual([]);
  });

  it('shows tag strings only while there is a hole to put them through', async () => {
    const { element, shadow, panel, press } = await open('swing-tags');
    unfold(shadow, 'Special Features');
    await ready(element, () => panel.getByRole('tab', { name: 'Foil Stamp' }));
    expect(panel.queryByRole('tab', { name: /tag strings/i })).toBeNull();
    press(/^Punch Hole 5\s?mm/);
    await ready(element, () => panel.getByRole('tab', { name: /tag strings/i }));
  });

  it('adds the configuration to the cart and links to it', async () => {
    const { element, shadow, submit } = await open();
    const told = new Promise((resolve) =>
      document.addEventListener('kerf-add-to-cart', resolve, { once: true }),
    );
    submit().click();
    await told;
    await ready(element, () =>
      expect(shadow.querySelector('.outcome .notice')?.textContent).toContain('Added to your cart.'),
    );
    expect(shadow.querySelector<HTMLAnchorElement>('.outcome a')?.href).toContain('/cart');
  });

  it('opens with the product that the page names, and follows it to another one', async () => {
    await define();
    const element = place(tag, { item: 'die-cut', product: 'art-paper' });
    const shadow = await ready(element, isPriced);
    const title = () => shadow.querySelector('[part=title]')?.textContent;
    expect(title()).toContain('Art Paper');
    element.setAttribute('product', 'kraft-paper');
    await ready(element, () => expect(title()).toContain('Kraft Paper'));
  });

  it('shows more quantities when asked, and fewer again', async () => {
    const { element, shadow } = await open();
    const count = () => shadow.querySelectorAll('input[name=quantity_index]').length;
    const first = count();
    const more = headOf(shadow, 'See More');
    more.focus();
    more.click();
    await ready(element, () => expect(count()).toBeGreaterThan(first));
    expect(shadow.activeElement).toBe(headOf(shadow, 'See Less'));
    more.click();
    await ready(element, () => expect(count()).toBe(first));
    expect(shadow.activeElement).toBe(headOf(shadow, 'See More'));
  });

  it('says of the foils alone how many can be chosen, and of each side which one it is', async () => {
    const { element, shadow, panel, press } = await open();
    press(/two sides/i);
    unfold(shadow, 'Special Features');
    const legends = () =>
      [...shadow.querySelectorAll('[part=features] legend')].map(({ textContent }) => textContent);
    await ready(element, () =>
      expect(legends()).toEqual([
        'Foil Stamp (Select up to 3) – Front',
        'Foil Stamp (Select up to 3) – Back',
      ]),
    );
    panel.getByRole('tab', { name: 'Die Cut' }).click();
    await ready(element, () => expect(legends()).toEqual(['Die Cut']));
  });

  it('leaves special features out for the standard business card', async () => {
    const { panel } = await open('standard-business-card');
    expect(panel.queryByRole('button', { name: /special features/i })).toBeNull();
    expect(panel.queryByRole('group', { name: 'Punch Holes' })).toBeNull();
  });
});
