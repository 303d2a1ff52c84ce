import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { writeEmail } from '../../platform/mail/write-email.ts';

interface NewAddress {
  to: string;
  site: string;
  token: string;
  /** The days for which the link is valid. */
  days: number;
}

/** Asks the owner of a new address to confirm it. The token stands behind `#`, so that no server logs it. */
export const emailChangeEmail = ({ to, site, token, days }: NewAddress, brand: Brand): Email =>
  writeEmail(
    {
      to,
      subject: 'Confirme o novo e-mail da sua conta',
      title: 'Confirme o novo e-mail',
      paragraphs: [
        `${brand.name} quer corrigir o e-mail da sua conta para este endereço (${to}).`,
        'Ele passa a valer quando você confirmar. Depois disso você sai de todos os aparelhos e entra com este e-mail e a senha de sempre.',
      ],
      action: { label: 'Ver e confirmar', url: `${site}/novo-email#${token}` },
      ending: [
        `O link vale por ${days} dias, uma só vez.`,
        'Se você não tem conta nesta escola, ignore esta mensagem: nada muda.',
      ],
    },
    brand,
  );

/** Tells the owner of the present address. The new one is not named, because this mailbox may be a stranger's. */
export const emailChangeNotice = ({ to, site }: { to: string; site: string }, brand: Brand) =>
  writeEmail(
    {
      to,
      subject: 'Pedido para trocar o e-mail da sua conta',
      title: 'O e-mail da sua conta vai mudar',
      paragraphs: [
        `A administração de ${brand.name} pediu para trocar o e-mail da sua conta, que hoje é este (${to}).`,
        'A troca acontece quando o novo endereço for confirmado. Depois dela, este e-mail não abre mais a conta.',
      ],
      ending: [
        'Se foi você que pediu, não é preciso fazer nada aqui.',
        `Se não foi, avise a escola agora: os contatos estão em ${site}/privacidade.`,
      ],
    },
    brand,
  );
