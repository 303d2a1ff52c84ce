import { z } from 'zod';
import { richTextLines } from './rich-text-lines.ts';
import type { Names } from './revision.ts';

/** A field of a version in words; what is empty has none. */
export type FormatField = (value: unknown, names: Names) => string;

const reading =
  <S extends z.ZodType>(schema: S, words: (value: z.output<S>, names: Names) => string) =>
  (value: unknown, names: Names): string => {
    const read = schema.safeParse(value);
    return read.success ? words(read.data, names) : '';
  };

const nameOf = (id: string, names: Names) => names[id] ?? 'item excluído';
const inPortuguese = (some: string, other: string) => some.localeCompare(other, 'pt-BR');
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'long',
  timeStyle: 'short',
});
const number = new Intl.NumberFormat('pt-BR');

export const text: FormatField = reading(z.string(), (value) => value.trim());
export const richText: FormatField = reading(z.string(), richTextLines);
export const yesOrNo: FormatField = reading(z.boolean(), (value) => (value ? 'Sim' : 'Não'));
export const hours: FormatField = reading(z.number(), (value) => `${number.format(value)} h`);
export const count: FormatField = reading(z.number(), (value) => number.format(value));
export const minutes: FormatField = reading(z.number(), (value) => `${number.format(value)} min`);
export const percent: FormatField = reading(z.number(), (value) => `${number.format(value)}%`);
export const instant: FormatField = reading(z.iso.datetime({ offset: true }), (value) =>
  moment.format(new Date(value)),
);

export const duration: FormatField = reading(
  z.number(),
  (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
);

const paymentNames = { PAID: 'Assinantes', FREEMIUM: 'Parte grátis', FREE: 'Grátis' } as const;
export const payment: FormatField = reading(
  z.enum(['PAID', 'FREEMIUM', 'FREE']),
  (value) => paymentNames[value],
);

/** A level may be named by its title as well. */
export const termOrTitle: FormatField = reading(
  z.string(),
  (value, names) => names[value] ?? value,
);

/** In no order: who chose them did not give them one. */
export const terms: FormatField = reading(z.array(z.string()), (ids, names) =>
  ids
    .map((id) => nameOf(id, names))
    .toSorted(inPortuguese)
    .join(', '),
);

export const banners: FormatField = reading(
  z.array(z.object({ desktopUrl: z.string(), mobileUrl: z.string() })),
  (all) => all.map(({ desktopUrl, mobileUrl }) => `${desktopUrl} e ${mobileUrl}`).join('\n'),
);

export const extraContents: FormatField = reading(
  z.array(z.object({ title: z.string(), contentUrl: z.string() })),
  (all) => all.map(({ title, contentUrl }) => `${title}: ${contentUrl}`).join('\n'),
);

export const complements: FormatField = reading(
  z.array(
    z.object({ title: z.string(), url: z.string().nullish(), fileUrl: z.string().nullish() }),
  ),
  (all) => all.map(({ title, url, fileUrl }) => `${title}: ${url ?? fileUrl ?? ''}`).join('\n'),
);

export const bands: FormatField = reading(
  z.array(z.object({ levelId: z.string(), minimum: z.number() })),
  (all, names) =>
    all
      .map(({ levelId, minimum }) => `${nameOf(levelId, names)} a partir de ${minimum}%`)
      .join('\n'),
);

const titled = { id: z.string(), title: z.string() };

export const outline: FormatField = reading(
  z.array(z.object({ ...titled, contents: z.array(z.object(titled)) })),
  (sections) =>
    sections
      .flatMap(({ title, contents }) => [title, ...contents.map((content) => `– ${content.title}`)])
      .join('\n'),
);

export const steps: FormatField = reading(
  z.array(z.object({ ...titled, after: z.array(z.string()) })),
  (all) =>
    all
      .map(({ title, after }) => {
        const before = all.filter(({ id }) => after.includes(id)).map((step) => step.title);
        return before.length > 0 ? `${title} (depois de ${before.join(', ')})` : title;
      })
      .join('\n'),
);

export const alternatives: FormatField = reading(
  z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  (all) =>
    all
      .map(({ text: html, isCorrect }, at) => {
        const letter = String.fromCharCode(97 + at);
        return `${letter}) ${richTextLines(html)}${isCorrect ? ' (certa)' : ''}`;
      })
      .join('\n'),
);
