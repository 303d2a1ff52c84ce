import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

/** The code that deletes an account. */
export const deletionEmail = (
  { to, code, minutes }: { to: string; code: string; minutes: number },
  brand: Brand,
): Email =>
  writeEmail(
    {
      to,
      subject: `Seu código para excluir a conta: ${code}`,
      title: 'Excluir sua conta',
      paragraphs: [
        'Você pediu para excluir sua conta. Depois disso não há como recuperá-la.',
        'Para confirmar, digite este código:',
      ],
      code,
      ending: [
        `O código vale por ${minutes} minutos.`,
        'Se não foi você que pediu, ignore esta mensagem e troque sua senha: sua conta continua como está.',
      ],
    },
    brand,
  );
