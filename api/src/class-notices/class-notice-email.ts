import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

interface Notice {
  to: string;
  classTitle: string;
  title: string | null;
  body: string;
  author: string | null;
  url: string;
}

/** Tells a student what the teachers of a class tell it. */
export function classNoticeEmail(
  { to, classTitle, title, body, author, url }: Notice,
  brand: Brand,
): Email {
  const about = title ?? 'Aviso da turma';
  return writeEmail(
    {
      to,
      subject: `${classTitle}: ${about}`.slice(0, 200),
      title: about,
      paragraphs: body.split('\n').filter((line) => line.trim() !== ''),
      action: { label: 'Abrir a turma', url },
      ending: [
        `${author ? `${author} escreveu` : 'Quem ensina a turma escreveu'} este aviso para a turma ${classTitle}, em que você estuda.`,
      ],
    },
    brand,
  );
}
