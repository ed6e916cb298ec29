import { setTimeout as wait } from 'node:timers/promises';
import { makePicture } from '../artwork-files.js';
import type { Control } from './control.js';
import { seenChange } from './seen-change.js';
import { like, type Visitor } from './visitor.js';

/** Where a walk goes, and how it tells what it read there: the same in every engine. */
interface Ground {
  visitor: Visitor;
  shopUrl: string;
  hostUrl: string;
  /** Keeps something that was read, under what it is, to be compared among engines. */
  note: (what: string, words: string | readonly string[]) => void;
  /** What the shop's people do with orders, `npm run shop -- orders …`; says what the command says. */
  command: (...words: string[]) => Promise<string>;
}

export interface Walk {
  name: string;
  walk: (ground: Ground) => Promise<void>;
}

const panel = 'kerf-configurator';
const table = 'kerf-price-table';
const preview = 'kerf-preview';
const gallery = 'kerf-gallery';
const cart = 'kerf-cart';
const auth = 'kerf-auth';

const addToCart = (nth = 0): Control => ({ widget: panel, nth, role: 'button', name: 'Add to Cart' });
const option = (group: RegExp, name: string | RegExp, nth = 0): Control => ({
  widget: panel,
  nth,
  role: 'radio',
  name: typeof name === 'string' ? name : like(name),
  group: like(group),
});

/** The total of a panel: '$17.00'. */
async function totalOf(visitor: Visitor, nth = 0): Promise<string> {
  const words = await visitor.read(panel, 'total', { nth, like: /\$\d/ });
  return /\$[\d,]+\.\d\d/.exec(words)?.[0] ?? words;
}

/** The total after something was chosen that changes it. */
async function movedTotal(visitor: Visitor, before: string, nth = 0): Promise<string> {
  let now = before;
  await visitor.until(
    async () => {
      now = await totalOf(visitor, nth);
      return now !== before;
    },
    () => `waited for another total than ${before}`,
  );
  return now;
}

/** Every row of a price table. */
const pricesOf = async (visitor: Visitor, nth = 0) => {
  await visitor.read(table, 'table', { nth, like: /\$\d/ });
  return visitor.textsOf(table, 'tbody tr', nth);
};

/** Opens the group of options under a head, unless it is open. */
async function unfold(visitor: Visitor, head: RegExp, inside: Control): Promise<void> {
  if ((await visitor.countOf(inside)) > 0) return;
  await visitor.press({ widget: panel, role: 'summary', name: like(head) });
  await visitor.sees(inside);
}

async function chooseUnder(visitor: Visitor, head: RegExp, choice: Control): Promise<void> {
  await unfold(visitor, head, choice);
  await visitor.choose(choice);
}

async function chooseQuantity(visitor: Visitor, quantity: string): Promise<void> {
  const more: Control = { widget: panel, role: 'summary', name: like(/^See More/) };
  if ((await visitor.countOf(more)) > 0) await visitor.press(more);
  await visitor.choose(option(/^Quantity/, quantity));
}

/** Puts what is configured into the cart and goes there. */
async function buy(visitor: Visitor): Promise<void> {
  await visitor.seesNoFault();
  await visitor.press(addToCart());
  await visitor.press({ widget: panel, role: 'link', name: 'View cart' });
  await visitor.until(
    async () => /\/cart\b/.test(await visitor.address()),
    () => 'followed the link to the cart',
  );
}

async function card({ visitor, shopUrl, note }: Ground): Promise<void> {
  await visitor.open(`${shopUrl}/business-cards/premium-business-card`);
  const opening = await totalOf(visitor);
  note('a premium card costs', opening);
  note('its prices by quantity', await pricesOf(visitor));
  await visitor.choose(option(/^Size/, 'Custom'));
  await visitor.fill({ widget: panel, role: 'textbox', name: 'Width' }, '80');
  await visitor.fill({ widget: panel, role: 'textbox', name: 'Height' }, '50');
  await visitor.choose(option(/^Sides/, /two sides/i));
  await chooseQuantity(visitor, '500');
  const plain = await movedTotal(visitor, opening);
  note('500 of 80 × 50 mm on two sides cost', plain);
  await visitor.choose({ widget: preview, role: 'radio', name: 'Back' });
  await visitor.choose({ widget: preview, role: 'radio', name: 'Front' });

  const foil: Control = {
    widget: panel,
    role: 'checkbox',
    name: like(/gold/i),
    group: like(/Foil Stamp.*Front/),
  };
  await unfold(visitor, /^Special Features/, foil);
  const unfoiled = await seenIn(visitor, preview, 'stage');
  await visitor.choose(foil);
  note('with gold foil', await movedTotal(visitor, plain));
  const foiled = await seenIn(visitor, preview, 'stage');
  const { share } = await seenChange(unfoiled, foiled);
  if (share < 0.001 || share > 0.2)
    throw new Error(
      `Gold foil changed ${(share * 100).toFixed(1)} % of the preview, not just the foil on it.`,
    );

  note('its prices with foil', await pricesOf(visitor));
  await visitor.press({ widget: table, role: 'row', name: like(/^1,000\b/) });
  const thousand = await movedTotal(visitor, '');
  note('1,000 by the price table', thousand);
  await buy(visitor);
  note('in the cart', await visitor.read(cart, 'line', { like: /\$\d/ }));
  await visitor.fill({ widget: cart, role: 'textbox', name: like(/^Number of Sets/) }, '2');
  await visitor.press({ widget: cart, role: 'button', name: like(/^Update/) });
  const one = Number(thousand.replace(/[$,]/g, ''));
  const two = (one * 2).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' });
  note('two sets', await visitor.read(cart, 'sums', { like: new RegExp(two.replace(/[$.]/g, '\\$&')) }));
  await visitor.press({ widget: cart, role: 'button', name: like(/^Remove/) });
  await visitor.read(cart, 'empty');
}

async function sticker({ visitor, shopUrl, note }: Ground): Promise<void> {
  await visitor.open(`${shopUrl}/stickers/die-cut`);
  const opening = await totalOf(visitor);
  note('a die-cut sticker costs', opening);
  await chooseUnder(visitor, /^Supply and shape/, option(/^Shape/, 'Circle or Oval'));
  await chooseUnder(visitor, /^Size/, option(/^Size/, 'Custom'));
  await visitor.fill({ widget: panel, role: 'textbox', name: 'Width' }, '60');
  await visitor.fill({ widget: panel, role: 'textbox', name: 'Height' }, '60');
  await chooseUnder(visitor, /^Material and print/, option(/^Finishing/, 'Gloss Laminate'));
  await unfold(visitor, /^Quantity and sets/, option(/^Quantity/, /\d/));
  await chooseQuantity(visitor, '500');
  note('500 round ones with gloss', await movedTotal(visitor, opening));
  note('their prices by quantity', await pricesOf(visitor));
  note('the preview says', await visitor.read(preview, 'caption'));
  await buy(visitor);
  note('in the cart', await visitor.read(cart, 'line', { like: /\$\d/ }));
  note('together', await visitor.read(cart, 'sums', { like: /\$\d/ }));
  await visitor.press({ widget: cart, role: 'link', name: like(/^Change/) });
  note('opened again from the cart', await totalOf(visitor));
}

async function lettering({ visitor, shopUrl, note }: Ground): Promise<void> {
  const designer = 'kerf-lettering-designer';
  await visitor.open(`${shopUrl}/vinyl-lettering-designer`);
  const opening = await totalOf(visitor);
  note('the opening design costs', opening);
  await visitor.fill({ widget: designer, role: 'textbox', name: 'Your text' }, 'Kerf 24');
  await visitor.fill({ widget: designer, role: 'combobox', name: like(/^Font/) }, 'lobster');
  await visitor.press({ widget: designer, role: 'option', name: like(/^Lobster/) });
  await visitor.fill({ widget: designer, role: 'textbox', name: 'Width' }, '450');
  note('its own height', await visitor.read(designer, 'natural-height', { like: /\d mm/ }));
  await movedTotal(visitor, opening);
  await buy(visitor);
  note('in the cart', await visitor.read(cart, 'line', { like: /“Kerf 24” in Lobster/ }));
}

async function pictures({ visitor, shopUrl, note }: Ground): Promise<void> {
  await visitor.open(`${shopUrl}/stickers/roll`);
  await totalOf(visitor);
  const shown = async (place: number) => {
    const thumb: Control = { widget: gallery, role: 'button', name: like(new RegExp(`^${place} of \\d`)) };
    await visitor.until(
      async () =>
        (await visitor.textsOf(gallery, '[role=status]')).some((said) => said.startsWith(`${place} of`)),
      () => `waited for slide ${place}`,
    );
    await visitor.sees(thumb);
  };
  await visitor.press({ widget: gallery, role: 'button', name: 'Next slide' });
  await shown(3);
  await visitor.press({ widget: gallery, role: 'button', name: 'Previous slide' });
  await shown(2);
  await visitor.press({ widget: gallery, role: 'button', name: like(/^1 of/) });
  await shown(1);
  await visitor.key('ArrowRight');
  await shown(2);
  note('the pictures are called', await visitor.textsOf(gallery, '[role=status]'));

  const about: Control = { widget: gallery, role: 'button', name: like(/^About the roll dispenser/) };
  const dialog: Control = { widget: gallery, role: 'dialog' };
  await visitor.press(about);
  await visitor.sees(dialog);
  await visitor.key('Escape');
  await visitor.seesNo(dialog);
  await visitor.until(
    async () => (await visitor.stateOf(about))?.hasFocus === true,
    () => 'looked for the focus on what opened the dialog',
  );
}

async function plainEmbed({ visitor, shopUrl, hostUrl, note }: Ground): Promise<void> {
  await visitor.open(`${hostUrl}/plain`);
  const opening = await totalOf(visitor);
  note('on somebody’s site', opening);
  await visitor.choose(option(/^Sides/, /two sides/i));
  note('on two sides', await movedTotal(visitor, opening));
  note('by quantity', await pricesOf(visitor));
  await buy(visitor);
  if (!(await visitor.address()).startsWith(`${shopUrl}/cart`))
    throw new Error('The cart is not the shop’s.');
  note('in the shop’s cart', await visitor.read(cart, 'line', { like: /\$\d/ }));
}

async function twoConfigurations({ visitor, hostUrl, note }: Ground): Promise<void> {
  await visitor.open(`${hostUrl}/two-configurations`);
  const [cards, tags] = [await totalOf(visitor, 0), await totalOf(visitor, 1)];
  note('two configurations', [cards, tags]);
  await visitor.choose(option(/^Sides/, /two sides/i, 1));
  note('the second on two sides', await movedTotal(visitor, tags, 1));
  note('each with its table', [...(await pricesOf(visitor, 0)), ...(await pricesOf(visitor, 1))]);
  if ((await totalOf(visitor, 0)) !== cards) throw new Error('A choice in the second changed the first.');
}

async function becomingKnown({ visitor, shopUrl, note }: Ground): Promise<void> {
  const field = (name: string): Control => ({ widget: auth, role: 'textbox', name });
  const button = (name: string): Control => ({ widget: auth, role: 'button', name });
  /** Shown, as a person does who wants to see what is typed: a hidden one has no role to know it by. */
  const fillPassword = async (typed: string) => {
    await visitor.press(button('Show password'));
    await visitor.fill(field('Password'), typed);
  };

  await visitor.open(`${shopUrl}/register`);
  await visitor.press(button('Register'));
  note('without a name', await visitor.read(auth, 'first-name-error', { like: /\S/ }));
  await visitor.fill(field('First Name'), 'Ada');
  await visitor.fill(field('Last Name'), 'Lovelace');
  await visitor.fill(field('Email Address'), 'engines@example.com');
  await fillPassword('dragon');
  await visitor.press(button('Register'));
  await visitor.sees({ widget: auth, role: 'dialog', name: 'Verify your email address' });
  await visitor.sees(field('Verification code'));
  note('of a code', await visitor.read(auth, 'verification', { like: /We sent a code/ }));
  await visitor.seesNoFault();

  await visitor.open(`${shopUrl}/sign-in`);
  await visitor.fill(field('Email Address'), 'engines@example.com');
  await fillPassword('battery staple');
  await visitor.press(button('Sign In'));
  note('of a wrong password', await visitor.read(auth, 'form-error', { like: /\S/ }));
  if (!(await visitor.address()).startsWith(`${shopUrl}/sign-in`))
    throw new Error('A wrong password led somewhere.');
}

const button = (name: string | RegExp): Control => ({
  role: 'button',
  name: typeof name === 'string' ? name : like(name),
});

async function asking({ visitor, hostUrl, note }: Ground): Promise<void> {
  const field = (name: string): Control => ({ role: 'textbox', name });
  await visitor.open(`${hostUrl}/quotes`);
  await totalOf(visitor);
  await visitor.press(button(/^Request a Quote for/));
  await visitor.press(button('Inquire as Guest'));
  await visitor.press(button('Send Quote'));
  note('of what is missing', await visitor.textsOf('kerf-quote-request', '.slot'));
  await visitor.fill(field('First Name'), 'Ada');
  // Closed by mistake, it keeps that.
  await visitor.key('Escape');
  await visitor.seesNo(button('Send Quote'));
  await visitor.press(button(/^Request a Quote for/));
  await visitor.sees(field('First Name'));
  if ((await visitor.stateOf(field('First Name')))?.value !== 'Ada')
    throw new Error('What was typed is gone.');
  await visitor.fill(field('Last Name'), 'Lovelace');
  await visitor.fill(field('Email Address'), `engines-${Date.now()}@example.com`);
  await visitor.press(button('Send Quote'));
  note(
    'once it is sent',
    await visitor.read('kerf-quote-request', 'thanks', { like: /R\d\d-/ }).then(sentWords),
  );
  await visitor.press(button('Close'));

  await visitor.press(button(/^Special Processing/));
  await visitor.sees({ role: 'checkbox', name: 'Gold Stamping' });
  await visitor.choose({ role: 'checkbox', name: 'Gold Stamping' });
  note('what can be done', await visitor.textsOf('kerf-special-processing', 'legend'));
  // Who asked before is known.
  await visitor.press(button('SEND QUOTE'));
  note(
    'once that is sent',
    sentWords(await visitor.read('kerf-special-processing', 'thanks', { like: /R\d\d-/ })),
  );
}

/** Without the number, which is another one each time. */
const sentWords = (words: string): string => words.replace(/R\d\d-\w+/, 'R');

async function comparingAndQuoting({ visitor, shopUrl, note }: Ground): Promise<void> {
  await visitor.open(`${shopUrl}/business-cards/premium-business-card`);
  const opening = await totalOf(visitor);
  await visitor.press({ widget: panel, role: 'button', name: 'Add to Compare' });
  await visitor.choose(option(/^Sides/, /two sides/i));
  await movedTotal(visitor, opening);
  await visitor.press({ widget: panel, role: 'button', name: 'Add to Compare' });
  await visitor.press({ widget: 'kerf-compare', role: 'button', name: 'Compare details' });
  await visitor.sees({ widget: 'kerf-compare', role: 'dialog' });
  const differs = () => visitor.textsOf('kerf-compare', '.differs dt');
  await visitor.until(
    async () => (await differs()).length > 0,
    () => 'read what differs',
  );
  note('what differs', await differs());
  await visitor.key('Escape');
  await buy(visitor);
  await visitor.press({ widget: cart, role: 'button', name: 'Print Quote' });
  await visitor.press({ widget: cart, role: 'button', name: 'Hold these prices in the cart' });
  await visitor.sees({ widget: cart, role: 'link', name: 'your cart' });
  await visitor.key('Escape');
  note(
    'in the cart it says',
    (await visitor.read(cart, 'line', { like: /At the price of quotation/ })).replace(/Q\d\d-\w+/, 'Q'),
  );
}

const onPage = (role: Control['role'], name: string | RegExp): Control => ({
  role,
  name: typeof name === 'string' ? name : like(name),
});

/** The code in the newest letter to an address, as the mailbox of whoever works on the shop shows it. */
async function codeFor(shopUrl: string, email: string): Promise<string> {
  for (let looks = 0; looks < 100; looks++) {
    const page = await (await fetch(`${shopUrl}/dev/mail`)).text();
    const letter = page.split('<li').find((row) => row.includes('is your') && row.includes(email));
    const code = />([A-Z0-9]{4}) is your/.exec(letter ?? '')?.[1];
    if (code) return code;
    await wait(100);
  }
  throw new Error(`No code came for ${email}.`);
}

/** Registers with the code of the mail, signs out, signs in, and is named in the head of every page. */
async function membership({ visitor, shopUrl, note }: Ground): Promise<void> {
  const email = `member-${Date.now()}@example.com`;
  const password = 'a horse that is correct';
  const field = (name: string): Control => ({ widget: auth, role: 'textbox', name });
  await visitor.open(`${shopUrl}/register`);
  await visitor.fill(field('First Name'), 'Ada');
  await visitor.fill(field('Last Name'), 'Lovelace');
  await visitor.fill(field('Email Address'), email);
  await visitor.press({ widget: auth, role: 'button', name: 'Show password' });
  await visitor.fill(field('Password'), password);
  await visitor.press({ widget: auth, role: 'button', name: 'Register' });
  await visitor.fill(field('Verification code'), await codeFor(shopUrl, email));
  await visitor.press({ widget: auth, role: 'button', name: 'Verify' });
  await visitor.press({ widget: auth, role: 'button', name: 'Continue' });
  await visitor.sees(onPage('link', 'Account'));
  await visitor.open(`${shopUrl}/account`);
  await visitor.press(onPage('button', 'Sign out'));
  await visitor.sees(onPage('link', 'Sign in'));

  await visitor.open(`${shopUrl}/sign-in`);
  await visitor.fill(field('Email Address'), email);
  await visitor.press({ widget: auth, role: 'button', name: 'Show password' });
  await visitor.fill(field('Password'), password);
  await visitor.press({ widget: auth, role: 'button', name: 'Sign In' });
  await visitor.sees(onPage('link', 'Account'));
  await visitor.open(`${shopUrl}/account`);
  await visitor.sees(onPage('textbox', 'First name'));
  note('their first name', (await visitor.stateOf(onPage('textbox', 'First name')))?.value ?? '');
}

/** Orders a card as a guest; its total, and the number of the order. */
async function orderAsGuest({ visitor, shopUrl }: Ground): Promise<{ total: string; number: string }> {
  await visitor.open(`${shopUrl}/business-cards/premium-business-card`);
  const total = await totalOf(visitor);
  await buy(visitor);
  await visitor.press(onPage('link', 'Checkout'));
  await visitor.fill(onPage('textbox', 'Email Address'), `guest-${Date.now()}@example.com`);
  await visitor.press(onPage('button', 'Continue as guest'));
  for (const [name, text] of [
    ['First Name', 'Grace'],
    ['Last Name', 'Hopper'],
    ['Street Address', '3 Byron Street'],
    ['City/Town', 'Sydney'],
    ['Phone number', '0412 345 678'],
  ] as const)
    await visitor.fill(onPage('textbox', name), text);
  // What is proposed brings state and postal code with it.
  await visitor.fill(onPage('combobox', 'Suburb'), 'Newtow');
  await visitor.press(onPage('option', 'Newtown NSW 2042'));
  await visitor.press(onPage('button', 'Continue to payment'));
  await visitor.press(onPage('button', 'Continue to review'));
  await visitor.sees(onPage('button', /^Place order, \$\d/));
  await visitor.press(onPage('button', /^Place order, \$\d/));
  await visitor.sees(onPage('heading', /^Thank you\. Your order is K\d\d-/));
  const [head = ''] = await visitor.textsOnPage('h1');
  return { total, number: /K\d\d-\w+/.exec(head)?.[0] ?? head };
}

const orders = 'kerf-orders';

/** The whole way of an order: its artwork, two proofs, the payment, and how it comes to the door. */
async function ordering(ground: Ground): Promise<void> {
  const { visitor, note, command } = ground;
  const { total, number } = await orderAsGuest(ground);
  note('what was ordered cost', total);
  await visitor.press(onPage('link', 'Send us your artwork'));
  /** What the piece waits for, once that is so; dates are other ones each day. */
  const stands = async (what: string, like: RegExp) => {
    let words = '';
    await visitor.until(
      async () => {
        [words = ''] = await visitor.textsOf(orders, '.next');
        return like.test(words);
      },
      () => `read where the order stands, ${like}: ${words}`,
    );
    const [step = ''] = await visitor.textsOf(orders, '[aria-current=step] > span');
    note(what, [words, step]);
  };
  /** The page as it is now, which the visitor opens again. */
  const reload = async () => visitor.open(await visitor.address());
  await stands('once it is ordered', /^Waits for artwork/);
  await visitor.chooseFile(orders, {
    name: 'my card.png',
    type: 'image/png',
    content: await makePicture(230, 142),
  });
  await visitor.press({ widget: orders, role: 'button', name: like(/^Send the artwork for/) });
  await visitor.until(
    async () => (await visitor.textsOf(orders, '.warnings li')).length > 0,
    () => 'waited for what is worth knowing of the artwork',
  );
  note('worth knowing of the artwork', await visitor.textsOf(orders, '.files li'));
  await stands('with artwork', /proof/);

  await command('proof', number, '1');
  await reload();
  await stands('with a proof', /^Waits for your approval/);
  await visitor.press({ widget: orders, role: 'summary', name: 'Something is to be changed' });
  const remark: Control = { widget: orders, role: 'textbox', name: like(/^What is to be changed/) };
  await visitor.press({ widget: orders, role: 'button', name: 'Ask for a change' });
  await visitor.until(
    async () => (await visitor.stateOf(remark))?.hasFocus === true,
    () => 'looked for the focus on what is missing',
  );
  await visitor.fill(remark, 'The name is spelt with two p.');
  await visitor.press({ widget: orders, role: 'button', name: 'Ask for a change' });
  await visitor.read(orders, 'proof', { like: /two p/ });
  await stands('with a change asked for', /proof/);

  await command('proof', number, '1');
  await reload();
  await stands('with another proof', /^Waits for your approval/);
  await visitor.press({ widget: orders, role: 'summary', name: like(/^Approve/) });
  await visitor.press({ widget: orders, role: 'button', name: like(/^Approve and print/) });
  await stands('approved', /^Waits for payment/);
  await command('paid', number);
  await reload();
  await stands('paid', /^It is being printed/);
  await command('ship', number, '1', 'TRACK-1');
  await reload();
  await stands('shipped', /^It is on its way/);
  await command('delivered', number, '1');
  await reload();
  await stands('delivered', /^It has arrived/);
}

/** What there is to read below a product: when it comes, what it is made of, what others said. */
async function reading({ visitor, shopUrl, note }: Ground): Promise<void> {
  await visitor.open(`${shopUrl}/business-cards/premium-business-card`);
  await totalOf(visitor);
  const reviews = 'kerf-reviews';
  await visitor.press({ widget: reviews, role: 'link', name: 'Page 2 of 3' });
  await visitor.until(
    async () =>
      (await visitor.textsOf(reviews, 'nav [aria-current]')).includes('2') &&
      (await visitor.textsOf(reviews, '[aria-busy="false"] h3')).length > 0,
    () => 'waited for the second page of reviews',
  );
  note('the second page of reviews', await visitor.textsOf(reviews, 'h3'));
  const info = 'kerf-product-info';
  note('what is said of the card', await visitor.textsOf(info, 'h3'));
  const shipping = 'kerf-shipping-info';
  // A person comes to it before pressing it, and so does its script.
  await visitor.boxOf(shipping, 'open');
  await visitor.press({ widget: shipping, role: 'button', name: like(/^Shipping information/) });
  note('when it comes', await visitor.read(shipping, 'estimate', { like: /\d/ }));
  await visitor.key('Escape');
  await visitor.seesNo({ widget: shipping, role: 'dialog' });
}

/** What is in view of a part, as pixels. */
async function seenIn(visitor: Visitor, widget: string, part: string) {
  const box = await visitor.boxOf(widget, part);
  return { box, png: await visitor.screenshot() };
}

/** Where the page runs from right to left, what the widgets say still reads as it does everywhere. */
async function rightToLeft({ visitor, hostUrl, note }: Ground): Promise<void> {
  await visitor.open(`${hostUrl}/right-to-left`);
  await totalOf(visitor);
  await visitor.choose(option(/^Size/, 'Custom'));
  await visitor.read('kerf-savings', 'savings', { like: /1 of/ });
  await visitor.read(preview, 'caption', { like: /To scale/ });
  await visitor.until(
    async () => (await visitor.textsOf(panel, '.tile-note')).some((words) => /[+−]\$/.test(words)),
    () => 'waited for what each choice would change',
  );
  const lines = await visitor.disorderedLines();
  if (lines.length) throw new Error(`These lines are out of order: ${lines.join('; ')}`);
  note('lines out of order', lines);
}

/** Every walk, each of somebody who was never here. */
export const walks: readonly Walk[] = [
  { name: 'a card, its preview and the cart', walk: card },
  { name: 'a sticker and the cart', walk: sticker },
  { name: 'letters that are designed, and the cart', walk: lettering },
  { name: 'the pictures', walk: pictures },
  { name: 'an embed that sells', walk: plainEmbed },
  { name: 'two configurations on one page', walk: twoConfigurations },
  { name: 'a page that runs from right to left', walk: rightToLeft },
  { name: 'a quote that is asked for on another site', walk: asking },
  { name: 'what is compared, and a quotation that is held', walk: comparingAndQuoting },
  { name: 'what there is to read below a product', walk: reading },
  { name: 'an order as a guest, from the cart to the door', walk: ordering },
  { name: 'a member, from the code to the next sign-in', walk: membership },
  { name: 'registering up to the code, and a wrong password', walk: becomingKnown },
];
