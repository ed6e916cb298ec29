import { paymentNoticePath } from '@kerf/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { success } from '../http/answer.js';
import { ApiFailure, failure } from '../http/api-failure.js';
import { heedNotice } from '../payment/heed-notice.js';
import type { PaymentNotice } from '../payment/payment-page.js';
import type { ShopContext } from '../shop-context.js';

/** Bytes of a notice; those of Stripe have a few thousand. */
const maxNoticeLength = 262_144;

/** What is answered to who did not sign; anybody can send that. */
const unsigned = 'PAYMENT_NOTICE_INVALID';

/** Hears from who handles cards. Without keys for one there is no such address. */
export function servePayment(
  app: FastifyInstance,
  { payments, people, wakeMail, catalogue }: ShopContext,
): void {
  if (!payments) return;
  const readNotice = (body: Buffer, signature: string): PaymentNotice | null => {
    try {
      return payments.read(body, signature);
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      throw failure(unsigned, 'This notice is not signed by who handles cards.');
    }
  };
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
      try {
        const notice = readNotice(body as Buffer, String(headers['stripe-signature'] ?? ''));
        if (notice)
          await heedNotice(people.db, notice, { now: people.now(), shopEmail: catalogue().seller.email });
      } catch (error) {
        // Signed, so that somebody has to look: the money may have come.
        if (error instanceof ApiFailure && error.code !== unsigned)
          log.warn({ fault: error.message }, 'a notice about a payment can’t be followed');
        throw error;
      }
      wakeMail();
      return success({ received: true });
    });
  });
}
