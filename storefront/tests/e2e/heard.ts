import { expect, type Page } from '@playwright/test';

/** What a live region said, or would have if it had been there before its words. */
interface Announcement {
  /** All that the region says, in one line. */
  text: string;
  /** Why nobody heard it; '' when it was spoken. */
  unheard: '' | 'the region came filled' | 'it stands behind a dialog';
}

declare global {
  interface Window {
    kerfAnnouncements: Announcement[];
  }
}

/**
 * Reads what live regions say on a page, in any shadow root, as a screen reader speaks it: when the words of a region
 * that was there already change. A status that comes with its words is not spoken by most readers; an alert is. Call it
 * before the page is opened.
 */
export async function listen(page: Page) {
  await page.addInitScript(collectAnnouncements);
  const all = () => page.evaluate(() => window.kerfAnnouncements);
  const textsWhere = async (isWanted: (announcement: Announcement) => boolean) =>
    (await all()).filter(isWanted).map(({ text }) => text);
  const ear = {
    /** Everything spoken since the page was opened or `forget` was called, in order. */
    heard: () => textsWhere(({ unheard }) => !unheard),
    /** Everything that was meant to be spoken and was not, with the reason. */
    missed: async () => {
      const spoken = await textsWhere(({ unheard }) => !unheard);
      // What a dialog says itself may be said behind it as well.
      return (await all())
        .filter(({ text, unheard }) => unheard && !spoken.includes(text))
        .map(({ text, unheard }) => `${text} (${unheard})`);
    },
    forget: () =>
      page.evaluate(() => {
        window.kerfAnnouncements.length = 0;
      }),
    /**
     * Waits until exactly this was spoken since the last `forget`, each once and in this order, and nothing was missed.
     * Then waits on, so that an echo is found too.
     */
    says: async (...texts: (string | RegExp)[]) => {
      const expected = texts.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text)));
      await expect.poll(ear.heard).toEqual(expected);
      await page.evaluate(waitOutEchoes);
      expect(await ear.heard()).toEqual(expected);
      expect(await ear.missed()).toEqual([]);
    },
  };
  return ear;
}

/** Longer than anything of ours holds its words back (0.7 s), in the page's own time. */
function waitOutEchoes(): Promise<void> {
  return new Promise((done) => setTimeout(done, 1_000));
}

/** Runs in the page, before anything of the page does. */
function collectAnnouncements(): void {
  const regions =
    '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const seen = new WeakSet<Node>();
  const announcements: Announcement[] = [];
  window.kerfAnnouncements = announcements;

  const parentOf = (node: Node): Node | null =>
    node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  const elementsAbove = function* (node: Node | null): Generator<Element> {
    for (let at = node; at; at = parentOf(at)) if (at instanceof Element) yield at;
  };
  const regionOf = (node: Node): Element | undefined => {
    for (const element of elementsAbove(node)) if (element.matches(regions)) return element;
    return undefined;
  };
  const isSilenced = (region: Element): boolean => {
    if (!region.isConnected || !region.checkVisibility({ visibilityProperty: true })) return true;
    for (const element of elementsAbove(region))
      if (element.matches('[aria-hidden=true], [inert], [aria-live=off]')) return true;
    return false;
  };
  const isBehindDialog = (region: Element): boolean => {
    const isAbove = (dialog: Element) => [...elementsAbove(region)].includes(dialog);
    return modals(document).some((dialog) => !isAbove(dialog));
  };
  const modals = (root: ParentNode): Element[] => [
    ...root.querySelectorAll('dialog:modal'),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? modals(shadowRoot) : [])),
  ];
  const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

  const hear = (records: readonly MutationRecord[]) => {
    const changed = new Map<Element, { isNew: boolean }>();
    for (const { target, type, addedNodes } of records) {
      for (const node of addedNodes) {
        watchInside(node);
        if (!(node instanceof Element)) continue;
        const born = node.matches(regions) ? [node] : [];
        for (const region of [...born, ...node.querySelectorAll(regions)])
          if (!seen.has(region)) changed.set(region, { isNew: true });
      }
      const hasWords = type === 'characterData' || [...addedNodes].some((node) => textOf(node));
      const region = hasWords ? regionOf(target) : undefined;
      if (region && !changed.has(region)) changed.set(region, { isNew: !seen.has(region) });
    }
    for (const [region, { isNew }] of changed) {
      seen.add(region);
      const text = textOf(region);
      if (!text || isSilenced(region)) continue;
      const unheard =
        isNew && !region.matches('[role=alert], [aria-live=assertive]')
          ? 'the region came filled'
          : isBehindDialog(region)
            ? 'it stands behind a dialog'
            : '';
      announcements.push({ text, unheard });
    }
  };
  const observer = new MutationObserver(hear);
  const watch = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  /** Shadow roots that came with their elements, as the parser makes them. */
  const watchInside = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')])
      if (element.shadowRoot && !seen.has(element.shadowRoot)) {
        seen.add(element.shadowRoot);
        watch(element.shadowRoot);
        for (const region of element.shadowRoot.querySelectorAll(regions)) seen.add(region);
        for (const inner of element.shadowRoot.children) watchInside(inner);
      }
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    seen.add(root);
    watch(root);
    return root;
  };
  watch(document);
  // What stands in the document as it was sent is read, not announced.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    // The parser's last nodes are in the document, and not told of yet.
    hear(observer.takeRecords());
    announcements.length = 0;
    watchInside(document.documentElement);
    for (const region of document.querySelectorAll(regions)) seen.add(region);
  });
}
