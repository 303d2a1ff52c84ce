import { formatPercentage } from '../format-percentage.ts';
import { z } from 'zod';
import { addressLine } from '../addresses/address-line.ts';
import { annulment, annulmentNames } from '../attempts/annulment.ts';
import { postalAddress } from '../addresses/postal-address.ts';
import { applyMask, masks } from '../documents/mask.ts';
import { isReadyRubric, readyRubric } from '../essays/ready-rubrics.ts';
import { photoOf } from '../tiles/drawn-cover.ts';
import { difficulty as knownDifficulty, difficultyNames } from '../questions/question-metadata.ts';
import { drawQuota, quotaTerms } from '../questions/draw-quotas.ts';
import { kindNames } from '../questions/kind-names.ts';
import { questionTitle } from './part-title.ts';
import { richTextLines } from './rich-text-lines.ts';
import type { Names } from './revision.ts';

/** Formats the value of a field as text; '' for an empty or invalid value. */
export type FormatField = (value: unknown, names: Names) => string;

const formatOf =
  <S extends z.ZodType>(schema: S, format: (value: z.output<S>, names: Names) => string) =>
  (value: unknown, names: Names): string => {
    const read = schema.safeParse(value);
    return read.success ? format(read.data, names) : '';
  };

const nameOf = (id: string, names: Names) => names[id] ?? 'item excluído';
const inPortuguese = (some: string, other: string) => some.localeCompare(other, 'pt-BR');
const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'long',
  timeStyle: 'short',
});
const number = new Intl.NumberFormat('pt-BR');

export const text: FormatField = formatOf(z.string(), (value) => value.trim());
export const cover: FormatField = formatOf(z.string(), (value) => photoOf(value) ?? 'Desenho');
export const richText: FormatField = formatOf(z.string(), richTextLines);
export const cnpj: FormatField = formatOf(z.string(), (value) => applyMask(masks.cnpj, value));
export const address: FormatField = formatOf(postalAddress, addressLine);
export const yesOrNo: FormatField = formatOf(z.boolean(), (value) => (value ? 'Sim' : 'Não'));
export const hours: FormatField = formatOf(z.number(), (value) => `${number.format(value)} h`);
export const count: FormatField = formatOf(z.number(), (value) => number.format(value));
export const minutes: FormatField = formatOf(z.number(), (value) => `${number.format(value)} min`);
export const days: FormatField = formatOf(z.number(), (value) => `${number.format(value)} dias`);
export const percent: FormatField = formatOf(z.number(), formatPercentage);
export const instant: FormatField = formatOf(z.iso.datetime({ offset: true }), (value) =>
  moment.format(new Date(value)),
);

export const duration: FormatField = formatOf(
  z.number(),
  (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
);

const paymentLabels = { PAID: 'Assinantes', FREEMIUM: 'Parte grátis', FREE: 'Grátis' } as const;
export const payment: FormatField = formatOf(
  z.enum(['PAID', 'FREEMIUM', 'FREE']),
  (value) => paymentLabels[value],
);

export const rubric: FormatField = formatOf(z.string(), (value, names) =>
  isReadyRubric(value) ? readyRubric(value).title : (names[value] ?? 'Rubrica da escola'),
);

export const difficulty: FormatField = formatOf(knownDifficulty, (value) => difficultyNames[value]);
export const year: FormatField = formatOf(z.number(), String);

/** The level of a practice exam is an id or a title. */
export const termOrTitle: FormatField = formatOf(
  z.string(),
  (value, names) => names[value] ?? value,
);

/** Sorted by title, because terms have no order. */
export const terms: FormatField = formatOf(z.array(z.string()), (ids, names) =>
  ids
    .map((id) => nameOf(id, names))
    .toSorted(inPortuguese)
    .join(', '),
);

export const inOrder: FormatField = formatOf(z.array(z.string()), (ids, names) =>
  ids.map((id) => nameOf(id, names)).join(', '),
);

export const lines: FormatField = formatOf(z.array(z.string()), (all) => all.join('\n'));

export const banners: FormatField = formatOf(
  z.array(z.object({ desktopUrl: z.string(), mobileUrl: z.string() })),
  (all) => all.map(({ desktopUrl, mobileUrl }) => `${desktopUrl} e ${mobileUrl}`).join('\n'),
);

export const extraContents: FormatField = formatOf(
  z.array(z.object({ title: z.string(), contentUrl: z.string() })),
  (all) => all.map(({ title, contentUrl }) => `${title}: ${contentUrl}`).join('\n'),
);

export const complements: FormatField = formatOf(
  z.array(
    z.object({ title: z.string(), url: z.string().nullish(), fileUrl: z.string().nullish() }),
  ),
  (all) => all.map(({ title, url, fileUrl }) => `${title}: ${url ?? fileUrl ?? ''}`).join('\n'),
);

export const bands: FormatField = formatOf(
  z.array(z.object({ levelId: z.string(), minimum: z.number() })),
  (all, names) =>
    all
      .map(
        ({ levelId, minimum }) =>
          `${nameOf(levelId, names)} a partir de ${formatPercentage(minimum)}`,
      )
      .join('\n'),
);

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** '40: Matemática; Fácil ou Média; a partir de 2019' */
export const quotas: FormatField = formatOf(z.array(drawQuota), (all, names) =>
  all
    .map((quota) => {
      const criteria = [
        ...quotaTerms.map((field) => quota[field].map((id) => nameOf(id, names))),
        quota.difficulties.map((level) => difficultyNames[level]),
        quota.tags,
        quota.kinds.map((kind) => kindNames[kind]),
      ].map((values) => either.format(values));
      const years = [
        quota.yearFrom === null ? '' : `a partir de ${quota.yearFrom}`,
        quota.yearTo === null ? '' : `até ${quota.yearTo}`,
      ];
      return `${quota.questionsQtd}: ${[...criteria, years.filter(Boolean).join(' ')].filter(Boolean).join('; ')}`;
    })
    .join('\n'),
);

const titled = { id: z.string(), title: z.string() };

export const outline: FormatField = formatOf(
  z.array(z.object({ ...titled, contents: z.array(z.object(titled)) })),
  (sections) =>
    sections
      .flatMap(({ title, contents }) => [title, ...contents.map((content) => `– ${content.title}`)])
      .join('\n'),
);

export const trailItems: FormatField = formatOf(
  z.array(z.object({ ...titled, after: z.array(z.string()) })),
  (all) =>
    all
      .map(({ title, after }) => {
        const before = all.filter(({ id }) => after.includes(id)).map((item) => item.title);
        return before.length > 0 ? `${title} (depois de ${before.join(', ')})` : title;
      })
      .join('\n'),
);

export const questions: FormatField = formatOf(
  z.array(z.object({ statement: z.string() })),
  (all) => all.map(({ statement }, at) => `${at + 1}) ${questionTitle(statement)}`).join('\n'),
);

export const alternatives: FormatField = formatOf(
  z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
  (all) =>
    all
      .map(({ text: html, isCorrect }, at) => {
        const letter = String.fromCharCode(97 + at);
        return `${letter}) ${richTextLines(html)}${isCorrect ? ' (certa)' : ''}`;
      })
      .join('\n'),
);

export const annulments: FormatField = formatOf(
  z.array(annulment.extend({ title: z.string() })),
  (all) =>
    all
      .map(({ title, choice, reason }) => `${title} (${annulmentNames[choice]}): ${reason}`)
      .join('\n'),
);
