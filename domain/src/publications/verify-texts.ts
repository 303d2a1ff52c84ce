import type { Question } from '../questions/question.ts';
import { createFinding, type AdminLocation } from './publication.ts';
import type { Verification } from './verification.ts';

/** What a rich text is made of, as far as it is verified. */
export interface TextParts {
  /** The level of each, in order: 2 to 4, as the editor has them; the page has its 1 already. */
  headings: number[];
  imagesWithoutAlt: number;
  /** Of links and of images. */
  addresses: string[];
}

export type ParseText = (html: string) => TextParts;

/** Something that has texts: what it is called, and where it can be put right. */
export interface TextHolder {
  name: string;
  place: AdminLocation;
  texts: readonly (string | null | undefined)[];
  /** Others that it leads to or shows. */
  addresses?: readonly (string | null | undefined)[];
}

/** What the editor calls the levels of headings. */
const headingNames: Record<number, string> = {
  2: 'Título',
  3: 'Subtítulo',
  4: 'Subtítulo menor',
};

export function verifyTexts(written: TextHolder, read: ParseText): Verification {
  const { name, place } = written;
  const texts = written.texts.filter((html) => typeof html === 'string').map(read);
  const undescribed = texts.reduce((sum, { imagesWithoutAlt }) => sum + imagesWithoutAlt, 0);
  const skipping = texts.map(({ headings }) => firstSkipping(headings)).find(Boolean);
  const addresses = [
    ...texts.flatMap((text) => text.addresses),
    ...(written.addresses ?? []).filter((address) => typeof address === 'string'),
  ];
  return {
    findings: [
      ...(undescribed > 0
        ? [createFinding('ALT_MISSING', `${name}: ${withoutDescription(undescribed)}.`, place)]
        : []),
      ...(skipping
        ? [createFinding('HEADINGS_OUT_OF_ORDER', `${name}: ${outOfOrder(skipping)}.`, place)]
        : []),
    ],
    addresses: [...new Set(addresses)].map((address) => ({ address, name, place })),
  };
}

/** The first heading that is more than one level below the one before it. */
const firstSkipping = (headings: readonly number[]): number | undefined =>
  headings.find((level, index) => level > (headings[index - 1] ?? 1) + 1);

const outOfOrder = (level: number) =>
  `há um “${headingNames[level]}” sem um “${headingNames[level - 1]}” antes dele`;

const withoutDescription = (quantity: number) =>
  quantity === 1
    ? '1 imagem sem descrição para quem não a vê'
    : `${quantity} imagens sem descrição para quem não as vê`;

export type VerifiedQuestion = Pick<
  Question,
  'id' | 'statement' | 'videoQuestionUrl' | 'explanation'
> & { alternatives: { text: string }[] };

export const textsOfQuestion = (
  { id, statement, explanation, alternatives, videoQuestionUrl }: VerifiedQuestion,
  number: number,
  of: Pick<TextHolder, 'name' | 'place'>,
): TextHolder => ({
  name: `${of.name}, questão ${number}`,
  place: { ...of.place, questionId: id },
  texts: [statement, explanation, ...alternatives.map(({ text }) => text)],
  addresses: [videoQuestionUrl],
});
