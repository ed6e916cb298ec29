/** The checkout: a page a step, each a form that works without script and keeps what was typed. */
import type { FastifyInstance } from 'fastify';
import { failure } from '../../http/api-failure.js';
import { isFormOfOwnPage } from '../../http/own-pages.js';
import { readForms } from '../../http/read-form.js';
import { takeDone } from '../account/done-words.js';
import { takeForm } from '../kept-forms.js';
import { serveFromSite } from './from-site-page.js';
import { missingStep, openingFor } from './opened-checkout.js';
import { servePlacing } from './place-page.js';
import { servePlaced } from './placed-pages.js';
import { type CheckoutParts, type ShownStep, showingFor, stepPaths } from './show-step.js';
import { takeSignedOut } from './signed-out-form.js';
import { takeSteps } from './take-steps.js';

/** Serves the checkout. */
export function serveCheckout(app: FastifyInstance, parts: CheckoutParts): void {
  const { publicUrl } = parts;
  const opening = openingFor(parts);
  const showing = showingFor(parts);

  app.register(async (checkout) => {
    readForms(checkout);
    checkout.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    checkout.addHook('preHandler', async ({ method, headers }) => {
      if (method === 'POST' && !isFormOfOwnPage(headers, publicUrl))
        throw failure('CART_FOREIGN_FORM', 'This form was not sent from a page of the shop.');
    });

    for (const path of stepPaths)
      checkout.get(path, async (request, reply) => {
        const opened = await opening.open(request);
        if (!opened) return reply.redirect('/cart', 303);
        // Who is signed in has said who they are.
        if (path === '/checkout' && opened.member) return reply.redirect('/checkout/delivery', 303);
        const undone = missingStep(opened, path);
        if (undone) return reply.redirect(undone, 303);
        const notice = takeDone(request, reply, publicUrl);
        const refused = await takeForm<ShownStep>(request, parts, path);
        const back =
          path === '/checkout/review' ? null : await takeSignedOut(request, parts, { path, opened });
        return showing.show(request, reply, path, opened, { notice, ...refused, ...back });
      });

    takeSteps(checkout, parts, opening);
    servePlacing(checkout, parts, opening);
    servePlaced(checkout, parts, opening, showing);
    serveFromSite(checkout, parts, opening, showing);
  });
}
