import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

/** Tells somebody that the school expects them. Nothing in it comes from the sheet but the address. */
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
