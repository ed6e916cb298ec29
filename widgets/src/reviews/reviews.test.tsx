import { openConfiguration } from '@kerf/sdk/actions';
import type { Review, ReviewPage } from '@kerf/sdk/contract';
import { within } from 'shadow-dom-testing-library';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { KerfElement } from '../element/kerf-element.js';
import { keepsTheWidgetContract, place, ready } from '../testing/contract-suite.js';
import { type Call, interceptCalls, refuse } from '../testing/intercept-calls.js';
import { useTestShop } from '../testing/test-shop.js';

const tag = 'kerf-reviews';
const define = () => import('./reviews.define.js');
const attributes = { item: 'die-cut' };
const isReady = (shadow: ShadowRoot) => expect(shadow.querySelector('[part=summary]')).not.toBeNull();

const reviewOf = (id: number, more: Partial<Review> = {}): Review => ({
  id: String(id),
  date: '2026-11-18T02:00:00.000Z',
  title: `No. ${id}`,
  comment: 'Clean edges.',
  rate: 4,
  customer: 'Ada L.',
  thumbnail: null,
  featured_image: null,
  images: [],
  answer: '',
  product: 'Dome Stickers',
  ...more,
});

const pageOf = (page: number, reviews: Review[], total = 32): ReviewPage => ({
  reviews,
  pagination: { total, ratingValue: 4.3, current_page: page, last_page: Math.ceil(total / 5) },
  summary: { count: 32, rates: [1, 1, 2, 10, 18], with_images: 2, is_sample: false },
});

const answered = async (data: ReviewPage): Promise<Response> =>
  Response.json({ status: 'SUCCESS', code: 200, message: '', data });

/** Answers each call for reviews; the rest passes. */
function answerWith(answer: (query: URLSearchParams) => Promise<Response>): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  interceptCalls(({ path, query }: Call) => {
    if (path !== '/quote/get/reviews') return null;
    asked.push(query);
    return answer(query);
  });
  return asked;
}
const answerPages = () =>
  answerWith((query) => {
    const page = Number(query.get('page'));
    const isAll = query.get('filter') === 'all';
    return answered(pageOf(page, [reviewOf(page * 10), reviewOf(page * 10 + 1)], isAll ? 32 : 10));
  });

async function open(more: Record<string, string> = attributes) {
  await define();
  const element = place(tag, more);
  const shadow = await ready(element, isReady);
  const view = within(shadow.querySelector('.root') as HTMLElement);
  const titles = () => [...shadow.querySelectorAll('h3')].map((title) => title.textContent);
  const numbers = () => [...shadow.querySelectorAll('.number')].map((number) => number.textContent);
  return { element, shadow, view, titles, numbers };
}

describe('<kerf-reviews>', () => {
  describe('with reviews', () => {
    beforeEach(() => {
      answerWith((query) => answered(pageOf(1, [reviewOf(1, { title: `Of ${query.get('item')}` })])));
    });
    keepsTheWidgetContract({ tag, attributes, define, isReady, hasConfiguration: false });
  });
  useTestShop();
  afterEach(() => vi.useRealTimers());

  it('is about the item of the page where its tag names none, and says so where no tag does', async () => {
    const asked = answerPages();
    await define();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const element = place(tag, {}) as KerfElement;
    const shadow = element.shadowRoot as ShadowRoot;
    const said: string[] = [];
    element.addEventListener('kerf-error', (event) => said.push((event as CustomEvent).detail.code));
    for (let frames = 0; frames < 5; frames++) {
      await vi.advanceTimersByTimeAsync(10);
      await new Promise(requestAnimationFrame);
    }
    await vi.advanceTimersByTimeAsync(4_800);
    expect([shadow.querySelector('[role=alert]'), asked.length]).toEqual([null, 0]);
    await vi.advanceTimersByTimeAsync(300);
    expect(shadow.querySelector('[role=alert]')?.textContent ?? '').toContain(
      'No tag on this page names the item.',
    );
    expect(said).toEqual(['WIDGET_UNNAMED']);
    openConfiguration(element.runtime, 'stickers', { item: 'die-cut' });
    await vi.waitFor(() => expect(asked.map((query) => query.get('item'))).toEqual(['die-cut']));
    vi.useRealTimers();
    await ready(element, isReady);
    expect(shadow.querySelector('[role=alert]')).toBeNull();
  });

  it('says that nobody said anything, without a star', async () => {
    const { shadow } = await open();
    expect(shadow.querySelector('.root')?.textContent).toBe(
      'Nobody has reviewed this yet. Reviews here come from people who ordered it.',
    );
    expect(shadow.querySelector('.stars')).toBeNull();
  });

  it('tells the average, how many gave how many stars, and each review in words', async () => {
    answerPages();
    const { view } = await open();
    expect(view.getByRole('img', { name: '4.3 out of 5 stars' })).not.toBeNull();
    expect(view.getAllByRole('img', { name: '4 out of 5 stars' })).toHaveLength(2);
    expect(view.getByRole('button', { name: '5 stars 18 reviews' })).not.toBeNull();
    expect(view.getByRole('button', { name: 'With photos 2 reviews' })).not.toBeNull();
  });

  it('shows stars from one to five, whatever a review says', async () => {
    answerWith(() => answered(pageOf(1, [reviewOf(1, { rate: 9 }), reviewOf(2, { rate: -1 })], 2)));
    const { view } = await open();
    expect(view.getByRole('img', { name: '5 out of 5 stars' })).not.toBeNull();
    expect(view.getByRole('img', { name: '1 out of 5 stars' })).not.toBeNull();
  });

  it('names with each review what was bought, where that is known', async () => {
    answerWith(() => answered(pageOf(1, [reviewOf(1), reviewOf(2, { product: '' })], 2)));
    const { shadow } = await open();
    const by = [...shadow.querySelectorAll('.by')].map(({ textContent }) => textContent);
    expect(by.map((words) => words?.includes('Dome Stickers'))).toEqual([true, false]);
  });

  it('shows where the reviews begin that were turned to, on the first page again too', async () => {
    answerPages();
    const { element, shadow, view } = await open();
    element.style.width = '172px';
    element.style.marginBottom = '2000px';
    for (const page of [2, 1]) {
      const way = view.getByRole('button', { name: `Page ${page} of 7` });
      way.scrollIntoView({ block: 'end' });
      way.click();
      await expect
        .poll(() => shadow.querySelector('.number[aria-current]')?.textContent, { timeout: 5_000 })
        .toBe(String(page));
      await ready(element, () => {
        const list = shadow.querySelector('.shown') as HTMLElement;
        expect([list.ariaBusy, shadow.activeElement]).toEqual(['false', list]);
        expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
        expect(list.getBoundingClientRect().top).toBeLessThan(innerHeight / 2);
      });
    }
  });

  it('fits a box of 172 pixels', async () => {
    answerPages();
    const { element } = await open();
    element.style.width = '172px';
    expect(element.scrollWidth).toBe(172);
  });

  it('has ten pages of which three are shown, from the first, until the answer says how many', async () => {
    answerWith(() => new Promise(() => {}));
    await define();
    const shadow = await ready(place(tag, attributes), (root) =>
      expect([...root.querySelectorAll('.number')].map((number) => number.textContent)).toEqual([
        '1',
        '2',
        '3',
      ]),
    );
    const view = within(shadow.querySelector('.root') as HTMLElement);
    expect(view.getByRole('button', { name: 'Page 1 of 10' }).getAttribute('aria-current')).toBe('true');
  });

  it('asks once for who leafs on, 300 ms after the last press, and goes on at its first review', async () => {
    const asked = answerPages();
    const { element, shadow, view, titles, numbers } = await open();
    const told: unknown[] = [];
    element.addEventListener('kerf-reviews-change', (event) => told.push((event as CustomEvent).detail));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawn = () => new Promise(requestAnimationFrame);
    const next = () => view.getByRole('button', { name: 'Next page' }).click();
    next();
    await drawn();
    expect(shadow.querySelector('.number[aria-current]')?.textContent).toBe('2');
    vi.advanceTimersByTime(299);
    next();
    await drawn();
    expect(numbers()).toEqual(['2', '3', '4']);
    vi.advanceTimersByTime(299);
    await drawn();
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.get('page')).toBe('3');
    await ready(element, () => expect(titles()).toEqual(['No. 30', 'No. 31']));
    await ready(element, () => expect(view.getByRole('status').textContent).toBe('Page 3 of 7'));
    expect(shadow.activeElement).toBe(shadow.querySelector('.shown'));
    expect(told).toEqual([{ item: 'die-cut', filter: 'all', page: 3 }]);
  });

  it('keeps the focus where the way that was pressed goes, from the press on', async () => {
    answerPages();
    const { shadow, view } = await open();
    const press = (name: string) => {
      const button = view.getByRole('button', { name });
      button.focus();
      button.click();
    };
    press('Next page');
    expect(shadow.activeElement).toBe(view.getByRole('button', { name: 'Next page' }));
    await vi.waitFor(() => expect(view.getByRole('status').textContent).toBe('Page 2 of 7'));
    press('Previous page');
    await new Promise(requestAnimationFrame);
    expect(shadow.activeElement).toBe(shadow.querySelector('.shown'));
  });

  it('keeps the page that is read where another did not come, says so beside the numbers, and asks again', async () => {
    let isDown = false;
    answerWith((query) => {
      const page = Number(query.get('page'));
      return isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answered(pageOf(page, [reviewOf(page)]));
    });
    const { element, shadow, view } = await open();
    isDown = true;
    view.getByRole('button', { name: 'Page 2 of 7' }).click();
    const alert = await view.findByRole('alert');
    expect(shadow.querySelector('[part=list]')?.textContent).toContain('No. 1');
    expect(view.getByRole('group', { name: 'Reviews, page 1 of 7' }).getAttribute('aria-busy')).toBe('false');
    expect(alert.nextElementSibling?.getAttribute('part')).toBe('pager');
    isDown = false;
    view.getByRole('button', { name: 'Page 2 of 7' }).click();
    await ready(element, () => expect(shadow.querySelector('[part=list]')?.textContent).toContain('No. 2'));
    expect(shadow.querySelector('[role=alert]')).toBeNull();
  });

  it('keeps what is read, and its filter marked, where another filter did not come, and asks for that again', async () => {
    let isDown = false;
    const asked = answerWith((query) => {
      const page = Number(query.get('page'));
      return isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : answered(pageOf(page, [reviewOf(page)], query.get('filter') === 'images' ? 2 : 32));
    });
    const { element, shadow, view } = await open();
    const marked = () => shadow.querySelector('.summary [aria-current=true]')?.textContent;
    const all = marked();
    isDown = true;
    view.getByRole('button', { name: 'With photos 2 reviews' }).click();
    await view.findByRole('alert');
    expect(marked()).toBe(all);
    expect(shadow.querySelector('[part=list]')?.textContent).toContain('No. 1');
    // The other pages are those of what is read.
    view.getByRole('button', { name: 'Page 2 of 7' }).click();
    await expect.poll(() => asked.at(-1)?.get('page')).toBe('2');
    expect(asked.at(-1)?.get('filter')).toBe('all');
    await view.findByRole('alert');
    view.getByRole('button', { name: 'With photos 2 reviews' }).click();
    await expect.poll(() => asked.at(-1)?.get('filter')).toBe('images');
    await view.findByRole('alert');
    isDown = false;
    view.getByRole('button', { name: 'Try again' }).click();
    await ready(element, () => expect(marked()).toMatch(/With photos/));
    expect(shadow.querySelector('[role=alert]')).toBeNull();
  });

  it('asks at once for another filter, from its first page, and says what is shown', async () => {
    const asked = answerPages();
    const { element, view } = await open({ ...attributes, page: '3' });
    view.getByRole('button', { name: '5 stars 18 reviews' }).click();
    await ready(element, () => expect(view.getByRole('status').textContent).toBe('5 stars: 10 reviews'));
    expect(Object.fromEntries(asked[1] ?? [])).toMatchObject({ item: 'die-cut', filter: '5', page: '1' });
    expect(view.getByRole('button', { name: '5 stars 18 reviews' }).getAttribute('aria-current')).toBe(
      'true',
    );
  });

  it('shows 260 characters whole, cuts 261, and unfolds them', async () => {
    const long = 'x'.repeat(260);
    answerWith(() =>
      answered(pageOf(1, [reviewOf(1, { comment: long }), reviewOf(2, { comment: `${long}yz` })], 2)),
    );
    const { element, shadow, view } = await open();
    const seen = () =>
      // biome-ignore lint/performance/useDomNodeTextContent: what is folded is there, unseen.
      [...shadow.querySelectorAll<HTMLElement>('.comment')].map((comment) => comment.innerText.trim());
    expect(seen()).toEqual([long, `${long}…`]);
    const more = view.getByRole('button', { name: 'See more of what Ada L. says' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    more.click();
    await ready(element, () => expect(seen()).toEqual([long, `${long}yz`]));
    view.getByRole('button', { name: 'See less of what Ada L. says' }).click();
    await ready(element, () => expect(seen()[1]).toBe(`${long}…`));
  });

  it('shows the pictures of a review one at a time', async () => {
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const images = [`${pixel}#1`, `${pixel}#2`];
    answerWith(() =>
      answered(pageOf(1, [reviewOf(1, { images, thumbnail: pixel, featured_image: images[0] ?? null })], 1)),
    );
    const { element, view } = await open();
    const opener = view.getByRole('link', { name: '2 pictures from Ada L.' });
    opener.click();
    await ready(element, () =>
      expect(view.getByRole('dialog', { name: 'Pictures from Ada L.' })).not.toBeNull(),
    );
    expect(view.getByRole('img', { name: '1 of 2, from Ada L.' }).getAttribute('src')).toBe(images[0]);
    view.getByRole('button', { name: 'Next: Pictures' }).click();
    await ready(element, () =>
      expect(view.getByRole('img', { name: '2 of 2, from Ada L.' }).getAttribute('src')).toBe(images[1]),
    );
    view.getByRole('button', { name: 'Close' }).click();
    await ready(element, () => expect(view.queryByRole('dialog')).toBeNull());
  });

  it('has links where its page draws the others too, which keep what else the address says', async () => {
    answerPages();
    const { view } = await open({ ...attributes, path: '/stickers/die-cut?width=50' });
    expect(view.getByRole('link', { name: 'Page 2 of 7' }).getAttribute('href')).toBe(
      '/stickers/die-cut?width=50&reviews_page=2#reviews',
    );
    expect(view.getByRole('link', { name: '4 stars 10 reviews' }).getAttribute('href')).toBe(
      '/stickers/die-cut?width=50&reviews=4#reviews',
    );
  });

  it('says what went wrong and what to do, tells the page, and asks again', async () => {
    let isBroken = true;
    answerWith(() =>
      isBroken ? refuse(503, 'API_UNAVAILABLE', 'Busy.') : answered(pageOf(1, [reviewOf(1)], 1)),
    );
    await define();
    const element = place(tag, attributes);
    const told: string[] = [];
    element.addEventListener('kerf-error', (event) => told.push((event as CustomEvent).detail.code));
    const shadow = await ready(element, (root) =>
      expect(root.querySelector('[role=alert]')?.textContent).toContain('Please try again'),
    );
    await ready(element, () => expect(told).toEqual(['API_UNAVAILABLE']));
    // Nobody knows how many pages there are.
    expect(shadow.querySelector('.pages')).toBeNull();
    isBroken = false;
    within(shadow.querySelector('.root') as HTMLElement)
      .getByRole('button', { name: 'Try again' })
      .click();
    await ready(element, isReady);
  });
});
