import { dateInWords } from '@sabia/domain/date-in-words.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { Email } from '../platform/mail/mail.ts';
import { writeEmail } from '../platform/mail/write-email.ts';

interface Notice {
  to: string;
  /** The last day of the access of the guardian. */
  lastDay: string;
  site: string;
}

const inWords = (day: string) => dateInWords(`${day}T12:00:00.000Z`);

/** Tells a guardian a month before that the access to the page about a child ends. */
export const accessEndsEmail = (
  { to, childName, lastDay, site }: Notice & { childName: string },
  brand: Brand,
): Email =>
  writeEmail(
    {
      to,
      subject: 'Seu acompanhamento termina em breve',
      title: 'Uma maioridade está chegando',
      paragraphs: [
        `${childName} faz 18 anos em breve. O seu acompanhamento dos estudos (${brand.name}) vai até ${inWords(lastDay)} e termina sozinho.`,
        'Depois desse dia, a página da família não mostra mais nada sobre esta pessoa, que passa a decidir por si sobre assinatura e medição de uso.',
      ],
      action: { label: 'Abrir a página da família', url: `${site}/familia` },
      ending: ['Você não precisa fazer nada.'],
    },
    brand,
  );

/** Tells a student a month before the 18th birthday that the guardian's access ends. */
export const comingOfAgeEmail = ({ to, lastDay, site }: Notice, brand: Brand): Email =>
  writeEmail(
    {
      to,
      subject: 'Seus 18 anos e a página da família',
      title: 'Você faz 18 anos em breve',
      paragraphs: [
        `Até ${inWords(lastDay)}, quem responde por você acompanha os seus estudos na página da família. No dia do aniversário isso termina sozinho, e o horário combinado para parar também.`,
        'Tudo o que é seu continua igual: cursos, notas, certificados e assinatura. A partir daí, é você quem decide sobre pagamentos e medição de uso.',
      ],
      action: { label: 'Ver meus dados', url: `${site}/perfil/meus-dados` },
      ending: ['Você não precisa fazer nada.'],
    },
    brand,
  );
