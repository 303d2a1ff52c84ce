import {
  signInProviderNames,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../../mail/mail.ts';
import { writeEmail } from '../../mail/write-email.ts';

/**
 * E-mails of the identity. They contain no text of the person who requested them, not even a name,
 * because anybody can request one to any address.
 */

interface CodeEmail {
  to: string;
  code: string;
}

interface AccountEmail {
  to: string;
  site: string;
}

/** Has the code that verifies an address. */
export function verificationEmail({ to, code }: CodeEmail, brand: Brand): Email {
  return writeEmail(
    {
      to,
      subject: `Seu código para confirmar o e-mail: ${code}`,
      title: 'Confirme seu e-mail',
      paragraphs: ['Para confirmar seu e-mail, digite este código:'],
      code,
      ending: [
        'O código vale por 10 minutos.',
        'Se você não criou uma conta, ignore esta mensagem.',
      ],
    },
    brand,
  );
}

/** Has the code that sets a new password. */
export function recoveryEmail({ to, code }: CodeEmail, brand: Brand): Email {
  return writeEmail(
    {
      to,
      subject: `Seu código para criar uma nova senha: ${code}`,
      title: 'Crie uma nova senha',
      paragraphs: ['Para criar uma nova senha, digite este código:'],
      code,
      ending: [
        'O código vale por 10 minutos.',
        'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
      ],
    },
    brand,
  );
}

/** Tells the owner of an address that it has an account already. The screen never reveals that. */
export function knownAddressEmail({ to, site }: AccountEmail, brand: Brand): Email {
  return writeEmail(
    {
      to,
      subject: 'Você já tem uma conta',
      title: 'Você já tem uma conta',
      paragraphs: [
        'Alguém pediu para criar ou confirmar uma conta com este e-mail, que já está confirmado.',
        `Se foi você, entre com sua senha. Se não se lembra dela, crie outra em ${site}/recuperar-senha.`,
      ],
      action: { label: 'Entrar', url: `${site}/entrar` },
      ending: ['Se não foi você, ignore esta mensagem: nada mudou na sua conta.'],
    },
    brand,
  );
}

/** Tells the owner that an identity at a provider opens their account from now on. */
export function providerLinkedEmail(
  { to, provider, site }: AccountEmail & { provider: SignInProvider },
  brand: Brand,
): Email {
  const name = signInProviderNames[provider];
  return writeEmail(
    {
      to,
      subject: `Sua conta agora abre com o ${name}`,
      title: `Entrada com ${name}`,
      paragraphs: [
        `Alguém entrou na sua conta com uma conta do ${name} que tem este e-mail. De agora em diante ela também abre a sua conta.`,
      ],
      ending: [
        'Se foi você, não é preciso fazer nada.',
        `Se não foi você, troque a senha do seu e-mail e a do ${name}, crie uma senha nova em ${site}/recuperar-senha e avise a administração da escola.`,
      ],
    },
    brand,
  );
}
