import type { Letter } from '../mail/mail.ts';

/**
 * What the identity writes to people. Nothing in it comes from whoever asked for the letter, not
 * even the name: strangers can ask for one to any address.
 */

/** The code that proves an address. */
export function verificationLetter({ to, code }: { to: string; code: string }): Letter {
  return letter({
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

/** The code that sets a new password. */
export function recoveryLetter({ to, code }: { to: string; code: string }): Letter {
  return letter({
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

/** The screen says nothing of whose address has an account; its owner is told here. */
export function knownAddressLetter({ to, site }: { to: string; site: string }): Letter {
  return letter({
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

interface Parts {
  to: string;
  subject: string;
  title: string;
  paragraphs: string[];
  code?: string;
  ending: string[];
}

function letter({ to, subject, title, paragraphs, code, ending }: Parts): Letter {
  const text = [...paragraphs, ...(code ? [code] : []), ...ending, 'Sabiá'].join('\n\n');
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 Arial,sans-serif">
<h1 style="font-size:22px">${title}</h1>
${[...paragraphs.map(asParagraph), ...(code ? [asCode(code)] : []), ...ending.map(asParagraph)].join('\n')}
<p>Sabiá</p>
</body>
</html>
`;
  return { to, subject, text: `${text}\n`, html };
}

const asParagraph = (text: string) =>
  `<p>${text.replace(/https?:\/\/[^\s<]*\w/g, '<a href="$&">$&</a>')}</p>`;

const asCode = (code: string) =>
  `<p style="font-size:28px;font-weight:bold;letter-spacing:4px">${code}</p>`;
