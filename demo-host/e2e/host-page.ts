import type { JSHandle, Page } from '@playwright/test';

/** What a page was like, kept inside of it. */
export type HostPage = JSHandle<{
  /** The keys that were added to, taken from or changed in the window, its built-ins and their prototypes. */
  changedKeys(): string[];
  /** The elements of the host whose look changed, sizes and places aside: those follow what is in the page. */
  changedStyles(): string[];
  /** Nodes of the host that were added or went away. */
  changedNodes(): string[];
}>;

/** Looks at everything of a page that is not ours, to ask later what became of it. */
export const lookAtHost = (page: Page): Promise<HostPage> =>
  page.evaluateHandle(() => {
    // Plain loops: the page's own lists may be anything.
    const isOfObject = (value: unknown): value is object =>
      typeof value === 'function' || (typeof value === 'object' && value !== null);
    const ownOf = (object: object) => {
      const own = new Map<PropertyKey, PropertyDescriptor>();
      // Where zone.js notes who listens, everybody's listeners are.
      for (const key of Reflect.ownKeys(object))
        if (!String(key).startsWith('__zone_symbol__'))
          own.set(key, Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor);
      return own;
    };
    const isSame = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
      Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

    const places = new Map<object, string>();
    places.set(window, 'window');
    places.set(document, 'document');
    for (const [key, { value }] of ownOf(window)) {
      if (!isOfObject(value) || value instanceof Node || places.has(value) || value === window) continue;
      places.set(value, String(key));
      if (typeof value === 'function' && isOfObject(value.prototype))
        places.set(value.prototype, `${String(key)}.prototype`);
    }
    const before = new Map<object, Map<PropertyKey, PropertyDescriptor>>();
    for (const [place] of places) before.set(place, ownOf(place));

    const hostElements = () =>
      [...document.querySelectorAll('*')].filter((each) => !/^kerf-/.test(each.localName));
    const elements = hostElements();
    const geometry =
      /size|width|height|origin|margin|padding|^(top|right|bottom|left|inset)|transform|perspective/;
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      let look = '';
      for (let at = 0; at < style.length; at++) {
        const name = style.item(at);
        if (!geometry.test(name) || /font-size/.test(name))
          look += `${name}:${style.getPropertyValue(name)};`;
      }
      return look;
    };
    const looks = elements.map(lookOf);

    return {
      changedKeys() {
        const changed: string[] = [];
        for (const [place, name] of places) {
          const then = before.get(place) as Map<PropertyKey, PropertyDescriptor>;
          const now = ownOf(place);
          for (const [key, descriptor] of now)
            if (!isSame(descriptor, then.get(key))) changed.push(`${name} ${String(key)}`);
          for (const [key] of then) if (!now.has(key)) changed.push(`${name} lost ${String(key)}`);
        }
        return changed;
      },
      changedStyles() {
        const changed: string[] = [];
        for (let at = 0; at < elements.length; at++) {
          const element = elements[at] as Element;
          if (lookOf(element) !== looks[at]) changed.push(`${element.localName}.${element.className}`);
        }
        return changed;
      },
      changedNodes() {
        const now = hostElements();
        const added = now.filter((element) => !elements.includes(element));
        const gone = elements.filter((element) => !now.includes(element));
        return [...added, ...gone].map((element) => element.outerHTML.slice(0, 120));
      },
    };
  });
