import type { Letter } from '../platform/mail/mail.ts';
import { writeLetter } from '../platform/mail/write-email.ts';

/** The code that deletes an account. */
export const deletionLetter = ({
  to,
  code,
  minutes,
}: {
  to: string;
  code: string;
  minutes: number;
}): Letter =>
  writeLetter({
    to,
    subject: `Seu código da Sabiá para excluir a conta: ${code}`,
    title: 'Excluir sua conta',
    paragraphs: [
      'Você pediu para excluir sua conta na Sabiá. Depois disso não há como recuperá-la.',
      'Para confirmar, digite este código:',
    ],
    code,
    ending: [
      `O código vale por ${minutes} minutos.`,
      'Se não foi você que pediu, ignore esta mensagem e troque sua senha: sua conta continua como está.',
    ],
  });
