import { formatPrice, methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

const day = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});

export interface RefundToTell {
  email: string;
  planName: string;
  method: PaymentMethod;
  paidAt: string;
  amountCents: number;
  priceCents: number;
  /** Nothing of the payment is left: its access ends. */
  isRest: boolean;
  reason: string | null;
}

/** Tells the payer of a refund: amount, reason, and what it means for the access. */
export function refundEmail(refund: RefundToTell, site: string, brand: Brand): Email {
  const { email, planName, method, paidAt, amountCents, priceCents, isRest, reason } = refund;
  const of =
    amountCents === priceCents ? 'o pagamento inteiro' : `parte de ${formatPrice(priceCents)}`;
  return writeEmail(
    {
      to: email,
      subject: 'Pagamento devolvido',
      title: 'Pagamento devolvido',
      paragraphs: [
        `Devolvemos ${formatPrice(amountCents)}, ${of}, da sua assinatura (${planName}), paga em ${day.format(new Date(paidAt))}. O dinheiro volta por onde você pagou (${methodNames[method]}); o banco pode levar alguns dias.`,
        ...(reason ? [`Motivo: ${reason}`] : []),
        isRest
          ? 'O acesso que este pagamento abria terminou, e a renovação foi cancelada. O que você já estudou continua guardado.'
          : 'Seu acesso e a renovação continuam como estão.',
      ],
      action: { label: 'Ver a assinatura', url: `${site}/assinatura` },
      ending: [],
    },
    brand,
  );
}
