import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

interface Reminder {
  to: string;
  title: string;
  classTitle: string;
  /** Of the student; null: never due. */
  dueAt: Date | null;
  /** Of the class. */
  timeZone: string;
  url: string;
}

/** Reminds a student of work that is not handed in. */
export function assignmentReminderEmail(
  { to, title, classTitle, dueAt, timeZone, url }: Reminder,
  brand: Brand,
): Email {
  const due = dueAt?.toLocaleString('pt-BR', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return writeEmail(
    {
      to,
      subject: `Lembrete: ${title}`.slice(0, 200),
      title: 'Falta entregar',
      paragraphs: [
        `A atividade “${title}”, da turma ${classTitle}, espera por você.`,
        ...(due ? [`O prazo é ${due}, no horário da turma.`] : []),
      ],
      action: { label: 'Abrir a atividade', url },
      ending: ['Quem ensina a turma pediu este lembrete. Se você já entregou, está tudo certo.'],
    },
    brand,
  );
}
