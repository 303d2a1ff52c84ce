import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../../platform/mail/mail.ts';
import { writeEmail } from '../../platform/mail/write-email.ts';

interface Invitation {
  to: string;
  site: string;
  token: string;
  /** The days for which the link is valid. */
  days: number;
}

/**
 * Invites a person to create an account. The address is its only text from the sheet. The link holds the
 * token behind `#`, so that no server and no log gets it with the address of the page.
 */
export function invitationEmail({ to, site, token, days }: Invitation, brand: Brand): Email {
  const link = `${site}/convite#${new URLSearchParams({ email: to, token }).toString()}`;
  return writeEmail(
    {
      to,
      subject: `${brand.name} convidou você para estudar`,
      title: 'Você tem um convite',
      paragraphs: [
        `${brand.name} convidou você para estudar.`,
        `Para começar, abra o convite e crie sua conta com este e-mail (${to}).`,
        'Se você já tem uma conta com este e-mail, abra o convite e entre com ela.',
      ],
      action: { label: 'Abrir o convite', url: link },
      ending: [
        `O link vale por ${days} dias e é só seu: não o encaminhe a ninguém.`,
        'Se você não esperava este convite, ignore esta mensagem: nenhuma conta foi criada.',
      ],
    },
    brand,
  );
}
