import type { Runtime } from '@kerf/sdk/runtime';
import { expect } from 'vitest';
import { place, ready } from '../../testing/contract-suite.js';

/** What tests of the gallery look at. */
export const define = () => import('../gallery.define.js');
export const attributes = { item: 'premium-business-card' };
export const shown = (shadow: ShadowRoot) =>
  shadow.querySelector<HTMLElement>('.slide:not([inert])') as HTMLElement;
export const thumbs = (shadow: ShadowRoot) => [...shadow.querySelectorAll<HTMLButtonElement>('.thumb')];
export const names = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('.slide')].map((slide) => slide.ariaLabel);
export const button = (shadow: ShadowRoot, part: string) =>
  shadow.querySelector<HTMLButtonElement>(`[part=${part}]`) as HTMLButtonElement;
export const picture = (shadow: ShadowRoot) => shown(shadow).querySelector('img')?.getAttribute('src') ?? '';
export const isDrawn = (shadow: ShadowRoot) =>
  expect(shadow.querySelectorAll('.slide').length).toBeGreaterThan(1);
/** The slide that is named in view is the one that is seen. */
export const isSeen = (shadow: ShadowRoot) => {
  const stage = (shadow.querySelector('.stage') as HTMLElement).getBoundingClientRect();
  expect(shown(shadow).getBoundingClientRect().left).toBeCloseTo(stage.left, 0);
};
export const open = async (more: Record<string, string>) => {
  await define();
  const element = place('kerf-gallery', more) as HTMLElement & { runtime: Runtime };
  return { element, shadow: await ready(element, isDrawn) };
};
