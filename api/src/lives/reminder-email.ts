import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

const when = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

interface Reminder {
  to: string;
  title: string;
  startsAt: string;
  hoursBefore: number;
  url: string;
}

/** The reminder of a live. */
export function reminderEmail(
  { to, title, startsAt, hoursBefore, url }: Reminder,
  brand: Brand,
): Email {
  const soon = hoursBefore === 1 ? 'Falta 1 hora' : 'É amanhã';
  return writeEmail(
    {
      to,
      subject: `${soon}: ${title}`.replace(/\p{Cc}/gu, ' ').slice(0, 200),
      title: soon,
      paragraphs: [
        `A live “${title}” começa ${when.format(new Date(startsAt))}, no horário de Brasília.`,
      ],
      action: { label: 'Abrir a live', url },
      ending: ['Você pediu este lembrete na página da live. Lá você também pode desligá-lo.'],
    },
    brand,
  );
}
