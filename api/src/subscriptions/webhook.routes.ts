import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

const path = '/v1/payments/webhook';

/**
 * The webhook of the payment service. It is not an operation, because the signature covers the raw
 * bytes. A Fastify plugin, because its content type parser must not apply elsewhere.
 */
export const webhookRoutes =
  ({ db, clock }: AppContext, gateway: PaymentGateway | null) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.post<{ Body: string | undefined }>(path, async ({ body = '', headers }, reply) => {
      if (!gateway) throw new Refusal('not_found');
      const signature = String(headers[gateway.signatureHeader] ?? '');
      const event = await gateway.read({ body, signature });
      if (event) await handlePaymentEvent(db, event, { now: clock() });
      return reply.status(204).send();
    });
  };

/** Delivers a notification of the sandbox, which runs in this process, through the webhook. */
export async function deliverNotification(
  app: FastifyInstance,
  sent: { headers: Record<string, string>; body: string },
): Promise<void> {
  const answer = await app.inject({ method: 'POST', url: path, ...sent });
  if (answer.statusCode !== 204) throw new Error(`a notification was refused: ${answer.body}`);
}
