import { createShop } from '@kerf/sdk';
import { openConfiguration } from '@kerf/sdk/actions';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { drawn, until } from '../testing/draw.js';
import { useTestShop } from '../testing/test-shop.js';
import { defineWidget } from './define-widget.js';
import { earlyClickScript } from './early-clicks.js';
import { KerfElement } from './kerf-element.js';
import { pageRuntime } from './page-runtime.js';
import { readState, stateId } from './page-state.js';
import type { WidgetAttributes } from './widget-attributes.js';
import { serverMark, useWidget } from './widget-context.js';

/** A widget with every kind of field, whose server-rendered form is written below. */
function Form({ item, product }: WidgetAttributes) {
  const [words, setWords] = useState('');
  const [side, setSide] = useState('1');
  const [isOn, setOn] = useState(product === 'on');
  const [stock, setStock] = useState('art');
  const [presses, setPresses] = useState(0);
  const [file, setFile] = useState('');
  const { host } = useWidget();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        host?.emit('kerf-sent', { words });
      }}
    >
      <input type="text" value={words} onInput={(event) => setWords(event.currentTarget.value)} />
      {['1', '2'].map((value) => (
        <input
          key={value}
          type="radio"
          name="side"
          value={value}
          checked={side === value}
          onChange={() => setSide(value)}
        />
      ))}
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      <select value={stock} onChange={(event) => setStock(event.currentTarget.value)}>
        <option value="art">Art</option>
        <option value="kraft">Kraft</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <button type="button" onClick={() => host?.emit('kerf-asked', { item, side }, true)}>
        Ask
      </button>
      <button type="submit">Send</button>
      <input type="file" onChange={(event) => setFile(event.currentTarget.files?.[0]?.name ?? '')} />
      <output>{[item, product, words, side, isOn, stock, presses].join('|')}</output>
      <p>{file}</p>
    </form>
  );
}

const served = `<div class="root"><form><input type="text" value=""><input type="radio" name="side" value="1" checked><input type="radio" name="side" value="2"><input type="checkbox"><select><option value="art" selected>Art</option><option value="kraft">Kraft</option></select><button type="button">Press</button><button type="button">Ask</button><button type="submit">Send</button><input type="file"><output>a||||false|art|0</output><p></p></form></div>`;

let count = 0;
interface Waits {
  canWait?: true;
  actsAlone?: string;
  prepare?: () => Promise<unknown>;
}

function define(version = '1.0.0', { prepare, ...more }: Waits = {}) {
  class Widget extends KerfElement {
    static override readonly component = Form;
    static override readonly styles = 'output { color: rgb(1, 2, 3) }';
    static override readonly observedAttributes = ['item', 'product'];
  }
  Object.assign(Widget, more);
  if (prepare) Object.assign(Widget.prototype, { prepare });
  count += 1;
  const tag = `kerf-form-${count}`;
  return { tag, widget: Widget, define: () => defineWidget(tag, Widget, version) };
}

const part = <T extends Element>(element: Element, selector: string): T =>
  element.shadowRoot?.querySelector(selector) as T;
const told = (element: Element) => part(element, 'output').textContent;

async function open(attributes: Record<string, string> = { item: 'a' }) {
  const { tag, define: claim } = define();
  claim();
  const element = document.createElement(tag) as KerfElement;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await drawn();
  return element;
}

/** A widget as the server sends it, before its script came. */
function serve(more: Waits = {}) {
  const { tag, define: claim } = define('1.0.0', more);
  const element = document.createElement(tag);
  element.setAttribute('item', 'a');
  element.setAttribute(serverMark, '');
  element.attachShadow({ mode: 'open' }).innerHTML = `<style>output { color: red }</style>${served}`;
  document.body.append(element);
  return { element, claim };
}

describe('a widget', () => {
  useTestShop();

  it('hands its attributes to what it draws, each one there, and draws again when one changes', async () => {
    const element = await open();
    expect(told(element)).toBe('a|||1|false|art|0');
    element.setAttribute('product', 'b');
    await until(() => expect(told(element)).toBe('a|b||1|false|art|0'));
    element.removeAttribute('item');
    await until(() => expect(told(element)).toBe('|b||1|false|art|0'));
  });

  it('has its own styles', async () => {
    const element = await open();
    expect(getComputedStyle(part(element, 'output')).color).toBe('rgb(1, 2, 3)');
    expect(element.shadowRoot?.querySelector('style')).toBeNull();
  });

  it('shares its style sheets with others of its kind', async () => {
    const { tag, define: claim } = define();
    claim();
    const pair = [document.createElement(tag), document.createElement(tag)];
    document.body.append(...pair);
    const [one, other] = pair.map((element) => element.shadowRoot?.adoptedStyleSheets ?? []);
    expect(one).toHaveLength(2);
    expect(one?.every((sheet, at) => sheet === other?.[at])).toBe(true);
  });

  it('takes its styles along to another document', async () => {
    const element = await open();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(element);
    await drawn();
    const view = frame.contentWindow as Window & typeof globalThis;
    expect(view.getComputedStyle(part(element, 'output')).color).toBe('rgb(1, 2, 3)');
    document.body.append(element);
    await drawn();
    expect(getComputedStyle(part(element, 'output')).color).toBe('rgb(1, 2, 3)');
  });

  it('keeps what it shows when it is moved, and starts anew when it was away', async () => {
    const element = await open();
    part<HTMLButtonElement>(element, 'button').click();
    await until(() => expect(told(element)).toBe('a|||1|false|art|1'));
    document.body.appendChild(document.createElement('section')).append(element);
    await drawn();
    expect(told(element)).toBe('a|||1|false|art|1');
    element.remove();
    await drawn();
    expect(part(element, 'form')).toBeNull();
    document.body.append(element);
    await until(() => expect(told(element)).toBe('a|||1|false|art|0'));
  });

  it('tells the page from inside its shadow root, and hears a veto', async () => {
    const element = await open();
    const heard: unknown[] = [];
    document.addEventListener('kerf-asked', (event) => heard.push((event as CustomEvent).detail), {
      once: true,
    });
    element.shadowRoot?.querySelectorAll('button')[1]?.click();
    expect(heard).toEqual([{ item: 'a', side: '1' }]);
    expect(element.emit('kerf-asked', {}, true)).toBe(true);
    element.addEventListener('kerf-asked', (event) => event.preventDefault());
    expect([element.emit('kerf-asked', {}, true), element.emit('kerf-asked', {})]).toEqual([false, true]);
  });

  it('uses the shop of the page, unless it is given another', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.runtime).toBe(other.runtime);
    expect(one.runtime).toBe(pageRuntime());
    const { tag, define: claim } = define();
    claim();
    const own = document.createElement(tag) as KerfElement;
    const shop = createShop({ api: 'https://cards.example/api', storage: null });
    own.shop = shop;
    document.body.append(own);
    await drawn();
    expect(own.shop.runtime).toBe(shop.runtime);
  });
});

/** Somebody moves a mouse over the page, or what is given. */
const move = (over: EventTarget = document.body) =>
  over.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true }));

/** Has the script of what was served above come, and wait for somebody to be there. */
async function come(claim: () => void) {
  claim();
  await import('./early.js');
  await drawn();
}

/** Has it come, and somebody be there. */
async function takeOver(claim: () => void) {
  await come(claim);
  move();
}

describe('a widget that the server drew', () => {
  useTestShop();

  it('takes over what is there, with its styles, and drops its mark', async () => {
    const { element, claim } = serve();
    const form = part(element, 'form');
    await takeOver(claim);
    await drawn();
    expect(part(element, 'form')).toBe(form);
    await until(() => expect(element.hasAttribute(serverMark)).toBe(false));
    expect(element.shadowRoot?.querySelector('style')).toBeNull();
    expect(getComputedStyle(part(element, 'output')).color).toBe('rgb(1, 2, 3)');
    expect(element.shadowRoot?.querySelectorAll('.root')).toHaveLength(1);
  });

  it('keeps the style elements of a server of its own version', async () => {
    const { element, claim } = serve();
    element.setAttribute(serverMark, '1.0.0');
    await takeOver(claim);
    await until(() => expect(element.hasAttribute(serverMark)).toBe(false));
    expect(element.shadowRoot?.querySelectorAll('style')).toHaveLength(1);
    expect(element.shadowRoot?.adoptedStyleSheets).toEqual([]);
  });

  it('keeps what a visitor entered before its script came', async () => {
    const { element, claim } = serve();
    part<HTMLInputElement>(element, 'input[type=text]').value = 'typed';
    part<HTMLInputElement>(element, 'input[value="2"]').checked = true;
    part<HTMLInputElement>(element, 'input[type=checkbox]').checked = true;
    part<HTMLSelectElement>(element, 'select').value = 'kraft';
    await takeOver(claim);
    await until(() => expect(told(element)).toBe('a||typed|2|true|kraft|0'));
    expect(part<HTMLInputElement>(element, 'input[type=text]').value).toBe('typed');
    expect(part<HTMLInputElement>(element, 'input[value="2"]').checked).toBe(true);
    expect(part<HTMLInputElement>(element, 'input[value="1"]').checked).toBe(false);
  });

  it('keeps a file chosen before its script came, and what was entered after it', async () => {
    const { element, claim } = serve();
    const field = part<HTMLInputElement>(element, 'input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File(['words'], 'art.pdf'));
    field.files = chosen.files;
    part<HTMLSelectElement>(element, 'select').value = 'kraft';
    await takeOver(claim);
    await until(() => expect(part(element, 'p').textContent).toBe('art.pdf'));
    expect([field.files.length, told(element)]).toEqual([1, 'a|||1|false|kraft|0']);
  });

  it('enters once what was entered where the page moved it meanwhile', async () => {
    const { element, claim } = serve();
    const box = part<HTMLInputElement>(element, 'input[type=checkbox]');
    box.checked = true;
    claim();
    document.body.prepend(element);
    document.body.append(element);
    await takeOver(() => {});
    await until(() => expect(told(element)).toBe('a|||1|true|art|0'));
    await drawn();
    await drawn();
    expect([told(element), box.checked]).toEqual(['a|||1|true|art|0', true]);
  });

  it('enters nothing where nothing was entered', async () => {
    const { element, claim } = serve();
    const events = vi.fn();
    for (const type of ['input', 'change', 'click']) element.shadowRoot?.addEventListener(type, events);
    await takeOver(claim);
    await drawn();
    expect(events).not.toHaveBeenCalled();
    expect(told(element)).toContain('art|0');
  });

  it('takes the tick away from a box that was unticked', async () => {
    const { element, claim } = serve();
    element.setAttribute('product', 'on');
    const box = part<HTMLInputElement>(element, 'input[type=checkbox]');
    box.defaultChecked = true;
    box.checked = false;
    await takeOver(claim);
    await until(() => expect(told(element)).toBe('a|on||1|false|art|0'));
    expect(box.checked).toBe(false);
  });

  it('hears presses from before its script, once, and only its own', async () => {
    const early = new Function(earlyClickScript);
    early();
    const [one, other] = [serve(), serve()];
    part<HTMLButtonElement>(one.element, 'button').click();
    part<HTMLElement>(one.element, 'output').click();
    await takeOver(other.claim);
    await drawn();
    expect(told(other.element)).toContain('art|0');
    await takeOver(one.claim);
    await until(() => expect(told(one.element)).toContain('art|1'));
    const again = document.createElement(one.element.localName);
    document.body.append(again);
    await drawn();
    expect(told(again)).toContain('art|0');
  });
});

describe('what was done before the script of a widget ran', () => {
  useTestShop();

  it.each([
    ['asked, then chose', ['button:nth-of-type(2)', '[value="2"]'], '1', '2'],
    ['chose, then asked', ['[value="2"]', 'button:nth-of-type(2)'], '2', '2'],
    ['chose, asked, chose again', ['[value="2"]', 'button:nth-of-type(2)', '[value="1"]'], '2', '1'],
  ])('is done again in its order: %s', async (_, presses, asked, chosen) => {
    new Function(earlyClickScript)();
    const { element, claim } = serve();
    const heard: unknown[] = [];
    element.addEventListener('kerf-asked', (event) => heard.push((event as CustomEvent).detail.side));
    for (const selector of presses) part<HTMLElement>(element, selector).click();
    await takeOver(claim);
    await until(() => expect(heard).toEqual([asked]));
    await until(() => expect(told(element)).toBe(`a|||${chosen}|false|art|0`));
  });

  it('is typed again at once: who is typing on loses nothing', async () => {
    new Function(earlyClickScript)();
    const { element, claim } = serve();
    const field = part<HTMLInputElement>(element, 'input');
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    };
    part<HTMLElement>(element, 'button').click();
    type('typ');
    const taken = new Promise<string>((done) => {
      new MutationObserver(() => {
        done(field.value);
        type(`${field.value}ed`);
      }).observe(element, { attributeFilter: [serverMark] });
    });
    await takeOver(claim);
    expect(await taken).toBe('typ');
    await until(() => expect(told(element)).toBe('a||typed|1|false|art|1'));
    await drawn();
    expect(told(element)).toBe('a||typed|1|false|art|1');
  });
});

describe('the first sign of a person', () => {
  useTestShop();
  // Else a sign would count before anybody asked.
  beforeEach(() => scrollTo(0, 0));

  const isTaken = (element: Element) => !element.hasAttribute(serverMark);
  const taken = (element: Element) => until(() => expect(isTaken(element)).toBe(true));
  const send = (target: Element, type: string, more: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, ...more }));

  async function served(more: Waits = {}) {
    const { element, claim } = serve(more);
    await come(claim);
    return element;
  }

  it('is what a widget waits for, unless it has something to do by itself', async () => {
    const [element, other, alone] = [
      await served(),
      await served({ actsAlone: 'video' }),
      await served({ actsAlone: 'form' }),
    ];
    expect([element, other, alone].map(isTaken)).toEqual([false, false, true]);
    move();
    await taken(element);
    await taken(other);
  });

  it.each(['keydown', 'wheel', 'scroll', 'input', 'focusin', 'click'])(
    'may be %s, anywhere',
    async (type) => {
      const element = await served();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await taken(element);
    },
  );

  it('may be that somebody comes back to the page, and not that they leave it', async () => {
    const element = await served();
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => shown.mockRestore());
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await drawn();
    await drawn();
    expect(isTaken(element)).toBe(false);
    shown.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await taken(element);
  });

  it('may be a form that is sent: with nothing typed too early, the widget answers it and no page is loaded', async () => {
    const element = await served();
    const heard = vi.fn();
    element.addEventListener('kerf-sent', heard);
    const left = vi.fn((event: Event) => event.preventDefault());
    element.shadowRoot?.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) left(event);
    });
    part<HTMLFormElement>(element, 'form').requestSubmit(part(element, '[type=submit]'));
    expect([left.mock.calls.length, isTaken(element)]).toEqual([0, false]);
    await until(() => expect(heard).toHaveBeenCalledOnce());
    expect(left).not.toHaveBeenCalled();
    // What was typed too early is known to the form alone.
    const other = await served();
    part<HTMLInputElement>(other, 'input').value = 'typed';
    other.shadowRoot?.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) left(event);
    });
    part<HTMLFormElement>(other, 'form').requestSubmit(part(other, '[type=submit]'));
    expect(left).toHaveBeenCalledOnce();
  });

  it('may be a script that changes what the widget shows', async () => {
    const element = await served();
    element.setAttribute('product', 'b');
    await taken(element);
    await until(() => expect(told(element)).toBe('a|b||1|false|art|0'));
  });

  it('is answered by what was touched before the others, each in a task of its own', async () => {
    const [one, touched, last] = [await served(), await served(), await served()];
    const order: Element[] = [];
    const seen = new MutationObserver((records) => order.push(...records.map((it) => it.target as Element)));
    for (const element of [one, touched, last])
      seen.observe(element, { attributes: true, attributeFilter: [serverMark] });
    move(part(touched, 'output'));
    await taken(last);
    expect(order).toEqual([touched, one, last]);
    seen.disconnect();
  });

  it('is a press once that is over, so that it reaches what it began on', async () => {
    const element = await served();
    const button = part<HTMLButtonElement>(element, 'button');
    send(button, 'pointerdown', { buttons: 1 });
    button.focus();
    send(button, 'pointermove', { buttons: 1 });
    await drawn();
    await drawn();
    expect(isTaken(element)).toBe(false);
    send(button, 'pointerup');
    send(button, 'click');
    await taken(element);
  });

  it('is a finger that was lifted without a press', async () => {
    const element = await served();
    send(document.body, 'pointerdown', { buttons: 1 });
    send(document.body, 'pointerup');
    await taken(element);
  });

  it('is no longer listened for once it came', async () => {
    const added = vi.spyOn(window, 'addEventListener');
    const [one, other] = [await served(), await served()];
    const listeners = added.mock.calls.filter(([type]) => type === 'pointermove');
    expect(listeners).toHaveLength(1);
    const { signal } = (listeners[0]?.[2] ?? {}) as AddEventListenerOptions;
    expect(signal?.aborted).toBe(false);
    move();
    await taken(one);
    await taken(other);
    expect(signal?.aborted).toBe(true);
    added.mockRestore();
  });
});

describe('a widget that the server drew, and that can wait', () => {
  useTestShop();

  /** Far below what is in sight, after its script came. */
  async function below() {
    const room = document.createElement('div');
    room.style.height = '5000px';
    document.body.append(room);
    scrollTo(0, 0);
    const { element, claim } = serve({ canWait: true });
    await come(claim);
    await drawn();
    expect(element.hasAttribute(serverMark)).toBe(true);
    move();
    await drawn();
    expect(element.hasAttribute(serverMark)).toBe(true);
    return { element, taken: () => until(() => expect(element.hasAttribute(serverMark)).toBe(false)) };
  }

  it('is taken over once it comes near', async () => {
    const { element, taken } = await below();
    const form = part(element, 'form');
    element.scrollIntoView();
    await taken();
    expect(part(element, 'form')).toBe(form);
  });

  it('is taken over where it came near while the page was too busy to hear that it was far', async () => {
    // What a busy page hears at once: where it was at first, and where it is.
    class Late extends IntersectionObserver {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const heard: IntersectionObserverEntry[] = [];
        super((places) => {
          heard.push(...places);
          if (heard.length > 1) hear(heard.splice(0), this);
        }, options);
      }
    }
    vi.stubGlobal('IntersectionObserver', Late);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { element, taken } = await below();
    element.scrollIntoView();
    await taken();
  });

  it('is taken over once it has the focus, with what was entered', async () => {
    const { element, taken } = await below();
    part<HTMLInputElement>(element, 'input[value="2"]').checked = true;
    part<HTMLInputElement>(element, 'input[type=text]').focus({ preventScroll: true });
    await taken();
    await until(() => expect(told(element)).toBe('a|||2|false|art|0'));
    expect(element.shadowRoot?.activeElement).toBe(part(element, 'input[type=text]'));
  });

  it('is taken over, and drawn again, when a configuration or an attribute changes', async () => {
    const one = await below();
    const form = part(one.element, 'form');
    one.element.setAttribute('product', 'on');
    await one.taken();
    await until(() => expect(told(one.element)).toBe('a|on||1|true|art|0'));
    expect(part(one.element, 'form')).toBe(form);
    const other = await below();
    const output = part(other.element, 'output');
    openConfiguration((other.element as KerfElement).runtime, 'main', { item: 'die-cut', product: null });
    await other.taken();
    expect(told(other.element)).toBe('a|||1|false|art|0');
    expect(part(other.element, 'output')).toBe(output);
  });

  it('is told what was pressed on it just before', async () => {
    const { element, taken } = await below();
    const presses = vi.fn();
    part(element, 'output').addEventListener('click', presses);
    part<HTMLElement>(element, 'output').click();
    element.scrollIntoView();
    await taken();
    await until(() => expect(presses).toHaveBeenCalledTimes(2));
  });
});

describe('a widget that the server drew, and whose script does not come', () => {
  useTestShop();
  beforeEach(() => scrollTo(0, 0));

  /** Touched without a connection: which comes back with `arrive`. */
  async function cutOff() {
    let isThere = false;
    const tries = vi.fn(async () => {
      if (!isThere) throw new TypeError('Failed to fetch');
    });
    const { element, claim } = serve({ prepare: tries });
    const told = vi.fn();
    element.addEventListener('kerf-error', (event) => told((event as CustomEvent).detail.code));
    await come(claim);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    const alert = () => part(element, '[role=alert]');
    return {
      element,
      tries,
      told,
      alert,
      button: () => alert().nextElementSibling as HTMLButtonElement,
      fails: (times = 1) => until(() => expect(told).toHaveBeenCalledTimes(times)),
      arrive() {
        isThere = true;
        isOnline.mockReturnValue(true);
      },
      taken: () => until(() => expect(element.hasAttribute(serverMark)).toBe(false)),
    };
  }

  it('stays as it was drawn, with what was typed and the focus, says so beside, and goes on by itself', async () => {
    const { element, alert, fails, arrive, taken, told: heard } = await cutOff();
    const form = part(element, 'form');
    const field = part<HTMLInputElement>(element, 'input[type=text]');
    field.value = 'typed';
    field.focus();
    await fails();
    expect(alert().textContent).toBe('That did not load. Try again.');
    expect(heard).toHaveBeenCalledWith('LOADER_CHUNK_FAILED');
    expect(element.hasAttribute(serverMark)).toBe(true);
    expect([part(element, 'form'), field.value]).toEqual([form, 'typed']);
    expect(element.shadowRoot?.activeElement).toBe(field);
    arrive();
    dispatchEvent(new Event('online'));
    await taken();
    await until(() => expect(told(element)).toBe('a||typed|1|false|art|0'));
    expect([part(element, 'form'), alert()]).toEqual([form, null]);
    expect(element.shadowRoot?.activeElement).toBe(field);
  });

  it('is asked for again by whoever likes, who goes on from where they were', async () => {
    const { element, alert, button, fails, arrive, taken } = await cutOff();
    move();
    await fails();
    const [words] = alert().childNodes;
    const field = part<HTMLInputElement>(element, 'input[type=text]');
    field.focus();
    button().focus();
    button().click();
    await fails(2);
    // Heard once more.
    expect(alert().firstChild).not.toBe(words);
    expect(element.shadowRoot?.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(element.shadowRoot?.activeElement).toBe(button());
    arrive();
    button().click();
    await taken();
    expect(element.shadowRoot?.activeElement).toBe(field);
  });

  it('sends no form into the void, and none later that somebody pressed in vain', async () => {
    const { element, fails, arrive, taken } = await cutOff();
    const left = vi.fn((event: Event) => event.preventDefault());
    element.shadowRoot?.addEventListener('submit', (event) => !event.defaultPrevented && left(event));
    const sent = vi.fn();
    element.addEventListener('kerf-sent', sent);
    const press = () => part<HTMLFormElement>(element, 'form').requestSubmit(part(element, '[type=submit]'));
    part<HTMLInputElement>(element, 'input[type=text]').value = 'typed';
    press();
    await fails();
    press();
    await fails(2);
    expect(left).not.toHaveBeenCalled();
    arrive();
    dispatchEvent(new Event('online'));
    await taken();
    await drawn();
    expect(sent).not.toHaveBeenCalled();
  });

  it('lets forms go without it where there is a connection', async () => {
    const { element, fails } = await cutOff();
    move();
    await fails();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const left = vi.fn((event: Event) => event.preventDefault());
    element.shadowRoot?.addEventListener('submit', (event) => !event.defaultPrevented && left(event));
    part<HTMLFormElement>(element, 'form').requestSubmit(part(element, '[type=submit]'));
    expect(left).toHaveBeenCalledOnce();
  });

  it('asks for nothing any more once it left the page', async () => {
    const { element, tries, alert, fails } = await cutOff();
    move();
    await fails();
    element.remove();
    await drawn();
    dispatchEvent(new Event('online'));
    expect([tries.mock.calls.length, alert()]).toEqual([1, null]);
  });
});

describe('a tag that another copy holds', () => {
  let info: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    info = vi.spyOn(console, 'info').mockImplementation(() => {});
  });
  afterEach(() => info.mockRestore());

  it('stays with it, and one line says which versions', () => {
    const { tag, widget, define: claim } = define('1.0.0');
    claim();
    defineWidget(tag, class extends widget {}, '2.0.0');
    expect(customElements.get(tag)).toBe(widget);
    expect(info.mock.calls).toEqual([[`Kerf: <${tag}> is defined by 1.0.0; 2.0.0 left it.`]]);
  });

  it('is left without a word where the copy is the same, or of the same version', () => {
    const { tag, widget, define: claim } = define('1.0.0');
    claim();
    defineWidget(tag, widget, '1.0.0');
    defineWidget(tag, widget, '1.0.0');
    defineWidget(tag, class extends widget {}, '1.0.0');
    expect(info).not.toHaveBeenCalled();
  });

  it('is left to a page that defined it itself, which is told by the console and in an event', () => {
    const tag = 'host-own-tag';
    customElements.define(tag, class extends HTMLElement {});
    const element = document.body.appendChild(document.createElement(tag));
    const heard = vi.fn();
    element.addEventListener('kerf-error', (event) => heard((event as CustomEvent).detail));
    defineWidget(tag, define().widget, '1.0.0');
    const message = `Kerf: <${tag}> is defined by the page; 1.0.0 left it.`;
    expect(info.mock.calls).toEqual([[message]]);
    expect(heard.mock.calls).toEqual([[{ code: 'WIDGET_TAG_TAKEN', message, isRetryable: false }]]);
    element.remove();
  });
});

describe('the state that a page was rendered with', () => {
  afterEach(() => document.getElementById(stateId)?.remove());

  it('is read from its script, and is nothing without one', () => {
    expect(readState()).toBeNull();
    const script = document.body.appendChild(document.createElement('script'));
    script.type = 'application/json';
    script.id = stateId;
    expect(readState()).toBeNull();
    script.textContent = '{"cart":{"status":"ready"}}';
    expect(readState()).toEqual({ cart: { status: 'ready' } });
  });
});
