import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { formatPrice, methodNames } from '@sabia/domain/subscriptions/payment-words.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

const day = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});

interface Payment {
  email: string;
  chargeId: string;
  planName: string;
  priceCents: number;
  method: PaymentMethod;
  paidAt: string;
  until: string | null;
}

/** The confirmation of a payment, with a link to its receipt. It names no document of the payer. */
export function paymentEmail(
  { email, chargeId, planName, priceCents, method, paidAt, until }: Payment,
  site: string,
  brand: Brand,
): Email {
  const open = until ? ` Tudo fica aberto até ${day.format(new Date(until))}.` : '';
  return writeEmail(
    {
      to: email,
      subject: 'Pagamento confirmado',
      title: 'Pagamento confirmado',
      paragraphs: [
        `Recebemos ${formatPrice(priceCents)} (${methodNames[method]}) em ${day.format(new Date(paidAt))} pela sua assinatura (${planName}).${open}`,
      ],
      action: { label: 'Abrir o recibo', url: `${site}/assinatura/recibos/${chargeId}` },
      ending: [
        `Para cancelar a renovação ou pedir o dinheiro de volta nos primeiros 7 dias: ${site}/assinatura`,
      ],
    },
    brand,
  );
}
