import {
  signInProviderNames,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import type { Email } from '../../mail/mail.ts';
import { writeEmail } from '../../mail/write-email.ts';

/**
 * E-mails of the identity. They contain no text of the person who requested them, not even a name,
 * because anybody can request one to any address.
 */

/** Has the code that verifies an address. */
export function verificationEmail({ to, code }: { to: string; code: string }): Email {
  return writeEmail({
    to,
    subject: `Seu código da Sabiá: ${code}`,
    title: 'Confirme seu e-mail',
    paragraphs: ['Para confirmar seu e-mail na Sabiá, digite este código:'],
    code,
    ending: [
      'O código vale por 10 minutos.',
      'Se você não criou uma conta na Sabiá, ignore esta mensagem.',
    ],
  });
}

/** Has the code that sets a new password. */
export function recoveryEmail({ to, code }: { to: string; code: string }): Email {
  return writeEmail({
    to,
    subject: `Seu código da Sabiá para criar uma nova senha: ${code}`,
    title: 'Crie uma nova senha',
    paragraphs: ['Para criar uma nova senha na Sabiá, digite este código:'],
    code,
    ending: [
      'O código vale por 10 minutos.',
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
    ],
  });
}

/** Tells the owner of an address that it has an account already. The screen never reveals that. */
export function knownAddressEmail({ to, site }: { to: string; site: string }): Email {
  return writeEmail({
    to,
    subject: 'Você já tem uma conta na Sabiá',
    title: 'Você já tem uma conta',
    paragraphs: [
      'Alguém pediu para criar ou confirmar uma conta na Sabiá com este e-mail, que já está confirmado.',
      `Se foi você, entre com sua senha em ${site}/entrar. Se não se lembra dela, crie outra em ${site}/recuperar-senha.`,
    ],
    ending: ['Se não foi você, ignore esta mensagem: nada mudou na sua conta.'],
  });
}

/** Tells the owner that an identity at a provider opens their account from now on. */
export function providerLinkedEmail({
  to,
  provider,
  site,
}: {
  to: string;
  provider: SignInProvider;
  site: string;
}): Email {
  const name = signInProviderNames[provider];
  return writeEmail({
    to,
    subject: `Sua conta da Sabiá agora abre com o ${name}`,
    title: `Entrada com ${name}`,
    paragraphs: [
      `Alguém entrou na sua conta da Sabiá com uma conta do ${name} que tem este e-mail. De agora em diante ela também abre a sua conta.`,
    ],
    ending: [
      'Se foi você, não é preciso fazer nada.',
      `Se não foi você, troque a senha do seu e-mail e a do ${name}, crie uma senha nova em ${site}/recuperar-senha e avise a administração da escola.`,
    ],
  });
}
