import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { hearPayment } from './hear-payment.ts';

const address = '/v1/payments/webhook';

/**
 * Where the payment service tells what became of a charge: beside the operations, as a signature is
 * of the bytes that came. Register it as a plugin, as in here no body is parsed.
 */
export const webhookRoutes =
  ({ db, clock }: AppContext, gateway: PaymentGateway | null) =>
  async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    app.post<{ Body: string | undefined }>(address, async ({ body = '', headers }, reply) => {
      if (!gateway) throw new Refusal('not_found');
      const signature = String(headers[gateway.signatureHeader] ?? '');
      const event = await gateway.read({ body, signature });
      if (event) await hearPayment(db, event, clock());
      return reply.status(204).send();
    });
  };

/** For a service that lives in this process: its notifications come in by the same door. */
export async function deliver(
  app: FastifyInstance,
  sent: { headers: Record<string, string>; body: string },
): Promise<void> {
  const answer = await app.inject({ method: 'POST', url: address, ...sent });
  if (answer.statusCode !== 204) throw new Error(`a notification was refused: ${answer.body}`);
}
