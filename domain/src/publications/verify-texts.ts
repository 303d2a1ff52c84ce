import type { Question } from '../questions/question.ts';
import { textsOf } from '../questions/task-parts.ts';
import {
  missingField,
  missingFormula,
  missingImage,
  missingMedia,
} from '../rich-text/missing-parts.ts';
import { createFinding, type AdminLocation } from './publication.ts';
import type { Verification } from './verification.ts';

/** The parts of a rich text that are verified. */
export interface TextParts {
  /** Levels of the headings in order: 2 to 4, because the page title has level 1. */
  headings: number[];
  imagesWithoutAlt: number;
  /** Audio that no details element with its transcript follows (product.md V24). */
  audiosWithoutTranscript: number;
  /** Addresses of links, images and audio. */
  addresses: string[];
}

export type ParseText = (html: string) => TextParts;

/** Something that contains texts, with its name and its location in the administration. */
export interface TextHolder {
  name: string;
  location: AdminLocation;
  texts: readonly (string | null | undefined)[];
  /** Addresses outside of the texts. */
  addresses?: readonly (string | null | undefined)[];
  /** Addresses that are shown as videos. */
  videos?: readonly (string | null | undefined)[];
}

/** Names of the heading levels in the editor. */
const headingNames: Record<number, string> = {
  2: 'Título',
  3: 'Subtítulo',
  4: 'Subtítulo menor',
};

export function verifyTexts(written: TextHolder, parse: ParseText): Verification {
  const { name, location } = written;
  const given = written.texts.filter((html) => typeof html === 'string');
  const texts = given.map(parse);
  const undescribed = texts.reduce((sum, { imagesWithoutAlt }) => sum + imagesWithoutAlt, 0);
  const silent = texts.reduce((sum, part) => sum + part.audiosWithoutTranscript, 0);
  const skipping = texts.map(({ headings }) => firstSkipping(headings)).find(Boolean);
  const videos = new Set(written.videos?.filter(Boolean));
  const addresses = new Set([
    ...texts.flatMap((text) => text.addresses),
    ...[...(written.addresses ?? []), ...videos].filter((address) => typeof address === 'string'),
  ]);
  return {
    findings: [
      ...(undescribed > 0
        ? [createFinding('ALT_MISSING', `${name}: ${withoutDescription(undescribed)}.`, location)]
        : []),
      ...(silent > 0
        ? [createFinding('TRANSCRIPT_MISSING', `${name}: ${withoutTranscript(silent)}.`, location)]
        : []),
      ...marks.flatMap(({ code, mark, one, several }) => {
        const quantity = marksIn(given, mark);
        if (quantity === 0) return [];
        const words =
          quantity === 1
            ? `falta ${one} onde está “${mark}”`
            : `faltam ${several} em ${quantity} lugares, onde está “${mark}”`;
        return [createFinding(code, `${name}: ${words}.`, location)];
      }),
      ...(skipping
        ? [createFinding('HEADINGS_OUT_OF_ORDER', `${name}: ${outOfOrder(skipping)}.`, location)]
        : []),
    ],
    addresses: [...addresses].map((address) => ({
      address,
      name,
      location,
      isVideo: videos.has(address),
    })),
  };
}

const marksIn = (texts: readonly string[], mark: string): number =>
  texts.reduce((sum, html) => sum + html.split(mark).length - 1, 0);

/** The level of the first heading that skips a level, or undefined. */
const firstSkipping = (headings: readonly number[]): number | undefined =>
  headings.find((level, index) => level > (headings[index - 1] ?? 1) + 1);

const outOfOrder = (level: number) =>
  `há um “${headingNames[level]}” sem um “${headingNames[level - 1]}” antes dele`;

const withoutDescription = (quantity: number) =>
  quantity === 1
    ? '1 imagem sem descrição para quem não a vê'
    : `${quantity} imagens sem descrição para quem não as vê`;

const withoutTranscript = (quantity: number) =>
  quantity === 1
    ? '1 áudio sem transcrição para quem não o ouve'
    : `${quantity} áudios sem transcrição para quem não os ouve`;

/** The marks that a paste leaves in a text, and the words about what is missing there. */
const marks = [
  { code: 'FORMULA_MISSING', mark: missingFormula, one: 'a fórmula', several: 'fórmulas' },
  { code: 'IMAGE_MISSING', mark: missingImage, one: 'a imagem', several: 'imagens' },
  {
    code: 'MEDIA_MISSING',
    mark: missingMedia,
    one: 'o vídeo, áudio ou desenho',
    several: 'vídeos, áudios ou desenhos',
  },
  {
    code: 'FIELD_MISSING',
    mark: missingField,
    one: 'o campo de formulário',
    several: 'campos de formulário',
  },
] as const;

export type VerifiedQuestion = Pick<
  Question,
  'id' | 'statement' | 'videoQuestionUrl' | 'explanation'
> &
  Partial<Record<'task' | 'answerKey', object | null>> & { alternatives: { text: string }[] };

export const textsOfQuestion = (
  { id, statement, explanation, alternatives, videoQuestionUrl, task, answerKey }: VerifiedQuestion,
  number: number,
  of: Pick<TextHolder, 'name' | 'location'>,
): TextHolder => ({
  name: `${of.name}, questão ${number}`,
  location: { ...of.location, questionId: id },
  texts: [
    statement,
    explanation,
    ...alternatives.map(({ text }) => text),
    ...textsOf(task),
    ...textsOf(answerKey),
  ],
  videos: [videoQuestionUrl],
});
