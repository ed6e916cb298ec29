/**
 * What has a password in it. It is for the pages of the shop itself alone, so that a page of another site, which shows a
 * button, does not fetch it.
 */
import type { ComponentType } from 'react';
import type { WidgetAttributes } from '../element/widget-attributes.js';

type OwnForms = ComponentType<WidgetAttributes>;

let forms: OwnForms | null = null;

/** Lets the forms be drawn from now on: a server, which draws once, has to say so before. */
export function drawFormsWith(own: OwnForms): void {
  forms = own;
}

/** The forms; null until they have been fetched. */
export const ownForms = (): OwnForms | null => forms;

/** Fetches them. Rejects without a connection; asked again it tries again. */
export const fetchOwnForms = (): Promise<void> =>
  import('./own-auth.js').then(({ OwnAuth }) => drawFormsWith(OwnAuth));
