/**
 * Tells the page what becomes of a configuration, each thing once however many widgets show it, and whoever changed
 * it: the visitor in any of them, or a script. The events come from the widget that was used last.
 */
import { holdConfiguration, openConfiguration, putFirst } from '@kerf/sdk/actions';
import { currency } from '@kerf/sdk/contract';
import { isSettled, toDollars, totalCents } from '@kerf/sdk/rules';
import type { ConfigurationState, Problem, Runtime } from '@kerf/sdk/runtime';
import { heedPage } from '../element/heed-page.js';
import type { Widget } from '../element/widget-context.js';
import { nameTaken, patience, unnamed } from './unnamed.js';

type Host = NonNullable<Widget['host']>;

/** The item that a tag names; '' for none. */
const itemOf = (host: Host): string => host.getAttribute('item')?.trim() ?? '';

/** The widgets of a configuration, the one that was used last in front. */
interface Speakers {
  hosts: Host[];
  /** What stops when the last one leaves. */
  ends: (() => void)[];
}

/**
 * Lets a widget speak for its configuration until `end`, and for itself: when it shows what it is for, and when nobody
 * names what that is, or somebody another item, which it is shown as well. One that `worksAlone` is ready where nobody does.
 * What the page says of the widget is heeded from then on.
 */
export function tellPage(
  runtime: Runtime,
  name: string,
  host: Host,
  showLack: (problem: Problem | null) => void,
  worksAlone: boolean,
  end: AbortSignal,
): void {
  if (end.aborted) return;
  heedPage(host, end);
  let opened: string | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const ready = (item: string) => {
    if (item === opened) return;
    opened = item;
    host.emit('kerf-ready', { configuration: name, item });
  };
  /** Why it can't show what its tag names, as things are. */
  const lackOf = (state: ConfigurationState | undefined): Problem | null => {
    if (!state) return unnamed;
    const own = itemOf(host);
    return own && own !== state.item ? nameTaken : null;
  };
  const look = () => {
    const state = runtime.snapshot().configurations[name];
    if (lackOf(state)) {
      waiting ??= setTimeout(tell, patience);
      return;
    }
    clearTimeout(waiting);
    waiting = undefined;
    showLack(null);
    if (state?.range && state.selection) ready(state.item);
  };
  const tell = () => {
    const lack = lackOf(runtime.snapshot().configurations[name]);
    if (!lack) return;
    // A tag whose own code did not come still says what the page is about.
    const item = [...document.querySelectorAll(':not(:defined)[item]')]
      .find(({ localName }) => /^kerf-/.test(localName))
      ?.getAttribute('item');
    if (lack === unnamed && item) {
      openConfiguration(runtime, item, { item });
      return;
    }
    showLack(lack);
    if (lack === unnamed && worksAlone) ready('');
    else host.emit('kerf-error', { configuration: name, item: itemOf(host), ...lack });
  };
  const stop = runtime.subscribe(look);
  look();
  joinSpeakers(runtime, name, host, end);
  putFirst(runtime, firstNamed(runtime));
  end.addEventListener('abort', () => {
    stop();
    clearTimeout(waiting);
  });
}

/** The configuration of the first widget of the page that names an item: whose code came first tells nothing. */
function firstNamed({ speakers }: Runtime): string {
  let first: Host | undefined;
  let found = '';
  for (const [name, { hosts }] of speakers as Map<string, Speakers>)
    for (const host of hosts)
      if (
        host.getAttribute('item') &&
        (!first || host.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
      ) {
        first = host;
        found = name;
      }
  return found;
}

/** Makes a widget one of those that speak for a configuration, until `end`. */
function joinSpeakers(runtime: Runtime, name: string, host: Host, end: AbortSignal): void {
  const all = runtime.speakers as Map<string, Speakers>;
  const { hosts, ends } = all.get(name) ?? { hosts: [], ends: [] };
  hosts.push(host);
  if (!ends.length) {
    all.set(name, { hosts, ends });
    ends.push(follow(runtime, name, hosts), holdConfiguration(runtime, name));
  }
  const leave = () => hosts.splice(hosts.indexOf(host), 1);
  const use = () => {
    leave();
    hosts.unshift(host);
  };
  // Whatever a visitor does in it.
  for (const type of ['click', 'keydown', 'input'])
    host.addEventListener(type, use, { capture: true, signal: end });
  end.addEventListener('abort', () => {
    leave();
    if (hosts.length) return;
    for (const stop of ends) stop();
    all.delete(name);
  });
}

function follow(runtime: Runtime, configuration: string, hosts: readonly Host[]): () => void {
  let told: Partial<ConfigurationState> = {};
  let failed: Problem | null = null;
  const look = () => {
    const state = runtime.snapshot().configurations[configuration];
    if (!state) return;
    const { item, range, selection, rows, pricing, problem, pricingProblem } = state;
    const about = { configuration, item };
    // One that is there for another item says nothing of this one.
    const speaker = hosts.find((host) => (itemOf(host) || item) === item);
    // While somebody types, nothing is decided.
    if (selection && !state.typing.length) {
      // What it opens with is no change. What was changed before this code came is one, where that can be known.
      if (range !== told.range) told = { range, selection: range?.opening_selection ?? selection };
      // What a page was drawn with is there twice, and the same.
      const isNew = JSON.stringify(selection) !== JSON.stringify(told.selection);
      told.selection = selection;
      if (isNew) speaker?.emit('kerf-change', { ...about, selection });
      if (isSettled(state) && (isNew || rows !== told.rows || pricing !== told.pricing)) {
        const cents = totalCents(state);
        speaker?.emit('kerf-price', { ...about, total: cents ? toDollars(cents) : null, currency });
        told.rows = rows;
        told.pricing = pricing;
      }
    }
    const fault = problem ?? (pricing === 'failed' ? pricingProblem : null);
    if (fault && fault !== failed) speaker?.emit('kerf-error', { ...about, ...fault });
    failed = fault;
  };
  const stop = runtime.subscribe(look);
  look();
  return stop;
}
