import { changesTold, type GradeChange } from '@sabia/domain/attempts/grade-change.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

interface ChangedGrades {
  to: string;
  /** Of the exam. */
  title: string;
  /** The questions that the exam has annulled. */
  annulledQtd: number;
  changes: readonly GradeChange[];
  /** The result. */
  url: string;
}

/** Tells a learner once that a regrade has changed their grades in an exam (product.md A33). */
export function gradeChangeEmail(
  { to, title, annulledQtd, changes, url }: ChangedGrades,
  brand: Brand,
): Email {
  const reason =
    annulledQtd === 0
      ? 'O gabarito ou o peso de uma questão mudou.'
      : annulledQtd === 1
        ? 'Uma questão foi anulada; o resultado diz qual e por quê.'
        : `${annulledQtd} questões foram anuladas; o resultado diz quais e por quê.`;
  return writeEmail(
    {
      to,
      subject: `Sua nota mudou: ${title}`.replace(/\p{Cc}/gu, ' ').slice(0, 200),
      title: 'Sua nota mudou',
      paragraphs: [
        `As suas respostas em “${title}” foram corrigidas de novo. ${reason}`,
        changesTold(changes).join(' '),
      ],
      action: { label: 'Ver o resultado', url },
      ending: ['Você recebeu este aviso porque entregou respostas ali.'],
    },
    brand,
  );
}
