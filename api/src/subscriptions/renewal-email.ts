import type { Brand } from '@sabia/domain/school/brand.ts';
import { writeEmail } from '../platform/mail/write-email.ts';
import type { Email } from '../platform/mail/mail.ts';

const day = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeZone: 'America/Sao_Paulo',
});
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

interface Renewal {
  email: string;
  planName: string;
  priceCents: number;
  renewsAt: string;
}

/** The e-mail of a renewal payment. It links to the payment page and has no payment code, against fraud. */
export function renewalEmail(
  { email, planName, priceCents, renewsAt }: Renewal,
  site: string,
  brand: Brand,
): Email {
  return writeEmail(
    {
      to: email,
      subject: 'Sua assinatura vai renovar',
      title: 'Hora de renovar',
      paragraphs: [
        `Sua assinatura (${planName}) está paga até ${day.format(new Date(renewsAt))}.`,
        `Para continuar com tudo aberto, pague ${money.format(priceCents / 100)}.`,
      ],
      action: { label: 'Ver a assinatura', url: `${site}/assinatura` },
      ending: ['Se não quiser renovar, não precisa fazer nada: nada é cobrado sem você pagar.'],
    },
    brand,
  );
}
