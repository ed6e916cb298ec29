import { setTimeout as wait } from 'node:timers/promises';
import type { Box, Control, ControlState, Pattern, Spot } from './control.js';
import type { Key, Tab } from './engine.js';
import type * as inPage from './in-page.js';

/** How long a visitor waits for what is to come, ms; nobody waits for what comes. */
const patience = 20_000;

/** Between two looks at a page, ms. */
const glance = 100;

type InPage = typeof inPage;

/** Somebody who uses a page: knows controls by what they are called, waits for what comes, and says what did not. */
export class Visitor {
  readonly #tab: Tab;
  readonly #script: string;

  constructor(tab: Tab, script: string) {
    this.#tab = tab;
    this.#script = script;
  }

  open(address: string): Promise<void> {
    return this.#tab.open(address);
  }

  /** Throws where the page that is open threw, or let a promise fail, unseen. */
  async seesNoFault(): Promise<void> {
    const faults = await this.#ask<string[]>('faultsSoFar');
    if (faults.length) throw new Error(`The page threw: ${faults.join('; ')}`);
  }

  address(): Promise<string> {
    return this.#tab.address();
  }

  key(key: Key): Promise<void> {
    return this.#tab.key(key);
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot();
  }

  async press(control: Control): Promise<void> {
    let reason = '';
    await this.until(
      async () => {
        const spot = await this.#ask<Spot>('spotOf', control);
        if ('reason' in spot) {
          reason = spot.reason;
          return false;
        }
        await this.#tab.press(spot.point);
        return true;
      },
      () => `pressed ${described(control)}, but ${reason}`,
    );
  }

  /** Presses a choice until it is chosen: what is drawn anew under the pointer swallows a press in no engine. */
  async choose(control: Control): Promise<void> {
    await this.press(control);
    await this.until(
      async () => (await this.stateOf(control))?.isChosen === true,
      () => `chose ${described(control)}, but it is not chosen`,
    );
  }

  async fill(control: Control, text: string): Promise<void> {
    await this.press(control);
    await this.#tab.typeOver(text);
    await this.until(
      async () => (await this.stateOf(control))?.value === text,
      () => `typed ${text} into ${described(control)}, but it is not what stands there`,
    );
  }

  stateOf(control: Control): Promise<ControlState | null> {
    return this.#ask('stateOf', control);
  }

  countOf(control: Control): Promise<number> {
    return this.#ask('countOf', control);
  }

  sees(control: Control): Promise<void> {
    return this.until(
      async () => (await this.countOf(control)) > 0,
      () => `looked for ${described(control)}`,
    );
  }

  seesNo(control: Control): Promise<void> {
    return this.until(
      async () => (await this.countOf(control)) === 0,
      () => `waited until ${described(control)} is gone`,
    );
  }

  /** The words of a part of a widget, settled. Waits until the part is there and its words match. */
  async read(widget: string, part: string, { nth = 0, like = /\S/ } = {}): Promise<string> {
    let words: string | null = null;
    await this.until(
      async () => {
        words = await this.#ask('wordsOf', widget, nth, part);
        return words !== null && like.test(words);
      },
      () => `read “${part}” of ${widget}: ${words}`,
    );
    return String(words);
  }

  async boxOf(widget: string, part: string, nth = 0): Promise<Box> {
    const box = await this.#ask<Box | null>('boxOf', widget, nth, part);
    if (!box) throw new Error(`There is no “${part}” in ${widget}.`);
    return box;
  }

  textsOf(widget: string, selector: string, nth = 0): Promise<string[]> {
    return this.#ask('textsOf', widget, nth, selector);
  }

  textsOnPage(selector: string): Promise<string[]> {
    return this.#ask('textsOnPage', selector);
  }

  /** Chooses a file in the first field for files of a widget. */
  chooseFile(widget: string, file: { name: string; type: string; content: Buffer }): Promise<void> {
    const { content, ...rest } = file;
    return this.until(
      () => this.#ask<boolean>('chooseFile', widget, { ...rest, base64: content.toString('base64') }),
      () => `chose ${file.name} in ${widget}`,
    );
  }

  /** Lines of widgets that are not painted as they are read. */
  disorderedLines(): Promise<string[]> {
    return this.#ask('disorderedLines');
  }

  /** Looks again and again until it is so; throws with what was being done when it never is. */
  async until(isSo: () => Promise<boolean>, doing: () => string): Promise<void> {
    let last: unknown;
    for (const end = performance.now() + patience; performance.now() < end; await wait(glance)) {
      // Between two pages there is nothing to ask.
      const now = await isSo().catch((error: unknown) => {
        last = error;
        return false;
      });
      if (now) return;
    }
    throw new Error(`A visitor ${doing()}.`, { cause: last });
  }

  /** Asks a function of `in-page.ts`, which is brought to a page that does not have it yet. */
  async #ask<Answer>(
    name: keyof InPage,
    ...args: Parameters<InPage[typeof name]> | unknown[]
  ): Promise<Answer> {
    const call = `return [await globalThis.kerfWalk.${name}(...${JSON.stringify(args)})];`;
    const asked = await this.#tab.run(`if (!globalThis.kerfWalk) return null; ${call}`);
    const answered = asked ?? (await this.#tab.run(`${this.#script}; ${call}`));
    return (answered as [Answer])[0];
  }
}

/** A pattern as a page can read it. */
export const like = ({ source, flags }: RegExp): Pattern => ({ source, flags });

function described({ role, name, group, widget }: Control): string {
  const called = (given: Control['name']) => (typeof given === 'object' ? `/${given.source}/` : `“${given}”`);
  return [role, name && called(name), group && `of ${called(group)}`, widget && `in ${widget}`]
    .filter(Boolean)
    .join(' ');
}
