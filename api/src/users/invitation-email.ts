import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

/** Invites a person to create an account. The address is its only text from the sheet. */
export function invitationEmail({ to, site }: { to: string; site: string }): Email {
  return writeEmail({
    to,
    subject: 'Seu convite para estudar na Sabiá',
    title: 'Boas-vindas à Sabiá',
    paragraphs: [
      'A administração da escola convidou você para estudar na Sabiá.',
      `Para começar, crie sua conta com este e-mail (${to}) em ${site}/cadastro`,
      `Se você já tem uma conta com este e-mail, entre em ${site}/entrar`,
    ],
    ending: ['Se você não esperava este convite, ignore esta mensagem: nenhuma conta foi criada.'],
  });
}
