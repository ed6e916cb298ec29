import { paymentNoticePath } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { heedNotice } from '../payment/heed-notice.js';
import type { PaymentNotice } from '../payment/payment-page.js';
import type { ShopContext } from '../shop-context.js';

/** Bytes of a notice; those of Stripe have a few thousand. */
const maxNoticeLength = 262_144;

/** Hears from who handles cards. Without keys for one there is no such address. */
export function servePayment(app: FastifyInstance, { payments, people, wakeMail }: ShopContext): void {
  if (!payments) return;
  app.register(async (notices) => {
    notices.removeAllContentTypeParsers();
    // As it was sent: it is signed.
    notices.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: maxNoticeLength },
      (_request, body, done) => done(null, body),
    );
    notices.post(paymentNoticePath, async ({ body, headers, log }, reply) => {
      reply.header('cache-control', 'no-store');
      let notice: PaymentNotice | null;
      try {
        notice = payments.read(body as Buffer, String(headers['stripe-signature'] ?? ''));
      } catch (error) {
        if (error instanceof ApiFailure) {
          // Signed, so that somebody has to look: the money may have come.
          log.warn({ fault: error.message }, 'a notice about a payment can’t be followed');
          throw error;
        }
        throw failure('PAYMENT_NOTICE_INVALID', 'This notice is not signed by who handles cards.');
      }
      if (notice) await heedNotice(people.db, notice, people.now());
      wakeMail();
      return success({ received: true });
    });
  });
}
