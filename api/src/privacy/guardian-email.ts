import {
  hiddenFromGuardians,
  shownToGuardians,
} from '@sabia/domain/families/shown-to-guardians.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

interface Input {
  to: string;
  /** Verified address of the learner. No other text of theirs is in the e-mail. */
  learnerEmail: string;
  url: string;
  days: number;
}

/** Asks a guardian to confirm. */
export const guardianEmail = ({ to, learnerEmail, url, days }: Input, brand: Brand): Email =>
  writeEmail(
    {
      to,
      subject: 'Confirmação de responsável',
      title: 'Você é responsável por alguém que estuda aqui?',
      paragraphs: [
        `Quem usa a conta ${learnerEmail} (${brand.name}) tem menos de 18 anos e indicou você como responsável.`,
        'Com a sua confirmação, a pessoa pode assinar e decidir se o uso do site é medido. Sem ela, continua estudando o que é gratuito.',
        `Depois de confirmar, entre ou crie uma conta com este e-mail para acompanhar, até a véspera dos 18 anos: ${shownToGuardians}. ${hiddenFromGuardians}`,
      ],
      action: { label: 'Ler e confirmar', url },
      ending: [
        `O link vale por ${days} dias.`,
        'Se você não conhece esta pessoa, ignore esta mensagem: nada muda.',
      ],
    },
    brand,
  );
