/**
 * What somebody typed into a step of the checkout who was signed out meanwhile. Their cart is not here without them: it is
 * kept for this browser until the same person is back at that step, and nobody else sees it.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCheckout } from '../../checkout/checkouts.js';
import { ApiFailure } from '../../http/api-failure.js';
import { keepForm, takeForm } from '../kept-forms.js';
import type { Opened } from './opened-checkout.js';
import { readStep, type TypedPath, ticksOf } from './read-step.js';
import type { CheckoutParts, ShownStep } from './show-step.js';

/** The hidden field that says who a form was drawn for. */
const memberField = 'member';

interface Sent {
  personId: string;
  fields: [string, string][];
}

/** What it is kept as: the page of the step shows what became of its own form under its own name. */
const placeOf = (path: TypedPath): string => `${path} signed out`;

/** What it is said with once they are back. */
const isHere = 'You are signed in again. What you typed is still here: go on when it is right.';

/** Keeps what was typed. Who sends too many forms loses this one. */
export async function keepSignedOut(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: CheckoutParts,
  { path, form }: { path: TypedPath; form: URLSearchParams },
): Promise<void> {
  const sent: Sent = { personId: form.get(memberField) ?? '', fields: [...form] };
  await keepForm(request, reply, parts, placeOf(path), sent).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
  });
}

/** Puts what was typed into the checkout of who is back. Returns what its page shows of that; null where there is nothing. */
export async function takeSignedOut(
  request: FastifyRequest,
  parts: CheckoutParts,
  { path, opened }: { path: TypedPath; opened: Opened },
): Promise<ShownStep | null> {
  if (!opened.member) return null;
  const sent = await takeForm<Sent>(request, parts, placeOf(path));
  if (sent?.personId !== opened.member.person.id) return null;
  const form = new URLSearchParams(sent.fields);
  const { typed } = readStep(path, form, opened, parts.payments !== null);
  await keepCheckout(parts.people.db, opened.checkout, typed, parts.now());
  opened.checkout.typed = typed;
  return { notice: { kind: 'done', message: isHere }, ticks: ticksOf(form) };
}
