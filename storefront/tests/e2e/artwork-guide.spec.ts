import { expect, test } from './journey.js';

/** How far what is drawn stays from a line of its figure, in mm of a piece so wide. */
interface Distances {
  /** From every word to the fold. */
  words: number[];
  /** From the relief to the edge. */
  relief: number;
}

for (const width of [375, 1280])
  test(`The drawings of the guide keep the rules that stand under them, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/user-guide/artwork-guide');
    await page.evaluate(() => document.fonts.ready);
    const { words, relief } = await page.evaluate((): Distances => {
      const figure = (name: string) => {
        const article = [...document.querySelectorAll('article')].find(
          (each) => each.querySelector('h3')?.textContent === name,
        );
        const boxes = (selector: string) =>
          [...(article?.querySelectorAll(selector) ?? [])].map((each) => each.getBoundingClientRect());
        const [stock = new DOMRect()] = boxes('[data-layer=stock]');
        return { boxes, stock };
      };
      const folded = figure('Fold');
      const raised = figure('Emboss / Deboss');
      const fold = folded.stock.x + folded.stock.width / 2;
      const mm = ({ stock }: typeof folded, widthMm: number) => stock.width / widthMm;
      return {
        words: folded
          .boxes('[data-layer=artwork] text')
          .map(({ left, right }) => Math.max(left - fold, fold - right) / mm(folded, 150)),
        relief: Math.min(
          ...raised
            .boxes('[data-layer=emboss]')
            .flatMap(({ left, right, top, bottom }) => [
              left - raised.stock.left,
              raised.stock.right - right,
              top - raised.stock.top,
              raised.stock.bottom - bottom,
            ])
            .map((pixels) => pixels / mm(raised, 90)),
        ),
      };
    });
    expect(words.length).toBeGreaterThan(1);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(2);
    expect(relief).toBeGreaterThanOrEqual(3);
    await expect(page.locator('#white-ink')).toContainText('a layer of its own named White, solid M100');
  });
