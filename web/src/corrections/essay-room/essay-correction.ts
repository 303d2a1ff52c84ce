import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { longestComment } from '@sabia/domain/essays/comment-limits.ts';
import type { Stretch } from '@sabia/domain/essays/marked-text.ts';

/** The correction of an essay as it is on the screen. */
export interface EssayCorrection {
  /** The chosen points of the criteria by their keys. */
  levels: Readonly<Record<string, number>>;
  zeroReason: string | null;
  comments: readonly EssayComment[];
}

export const noCorrection: EssayCorrection = { levels: {}, zeroReason: null, comments: [] };

export type EssayPlace = Pick<ClaimedEssay, 'attemptId' | 'questionId'>;

/** The name under which the device keeps the correction of an essay until the server has its mark. */
export const draftName = ({ attemptId, questionId }: EssayPlace): string =>
  `essays/${attemptId}.${questionId}`;

export const isSameEssay = (one: EssayPlace, other: EssayPlace): boolean =>
  draftName(one) === draftName(other);

/** The first criterion without a level; null if all have one, or if the essay has zero by a reason. */
export const missingCriterion = (
  { rubric }: Pick<ClaimedEssay, 'rubric'>,
  { levels, zeroReason }: EssayCorrection,
) => (zeroReason ? null : (rubric.criteria.find(({ key }) => levels[key] === undefined) ?? null));

/** A kept correction without levels and a reason that the rubric, perhaps a later version, does not have. */
export const fitting = (
  { rubric: { criteria, zeroReasons } }: Pick<ClaimedEssay, 'rubric'>,
  { levels, zeroReason, comments }: EssayCorrection,
): EssayCorrection => ({
  levels: Object.fromEntries(
    Object.entries(levels).filter(([name, points]) =>
      criteria.some(
        ({ key, levels: offered }) => key === name && offered.some((one) => one.points === points),
      ),
    ),
  ),
  zeroReason: zeroReasons.some(({ key }) => key === zeroReason) ? zeroReason : null,
  comments,
});

/** The problem of the first comment without a text or with a long one; null if all can be sent. */
export function commentProblem({ comments }: EssayCorrection): string | null {
  for (const [at, { text }] of comments.entries()) {
    if (text.trim() === '') return `O comentário ${at + 1} está sem texto. Escreva-o ou exclua-o.`;
    if (text.trim().length > longestComment)
      return `O comentário ${at + 1} tem mais de ${longestComment.toLocaleString('pt-BR')} caracteres.`;
  }
  return null;
}

export const totalOf = ({ levels, zeroReason }: EssayCorrection): number =>
  zeroReason ? 0 : Object.values(levels).reduce((sum, points) => sum + points, 0);

/** Signs of a line in the handwriting of most people. */
const signsOfLine = 70;

/** The words of a text, and about how many lines it has by hand. */
export function sizeOf(text: string): { words: number; lines: number } {
  const lines = text.split('\n').map((line) => Math.ceil(line.trim().length / signsOfLine));
  return {
    words: text.match(/\S+/g)?.length ?? 0,
    lines: lines.reduce((sum, quantity) => sum + quantity, 0),
  };
}

/** The stretches of a text by its paragraphs, each of which keeps the line break at its end. */
export function paragraphsOf(stretches: readonly Stretch[]): Stretch[][] {
  const paragraphs: Stretch[][] = [[]];
  for (const { text, numbers, endsOf } of stretches) {
    const lines = text.split(/(?<=\n)/);
    for (const [at, line] of lines.entries()) {
      const isLast = at === lines.length - 1;
      paragraphs.at(-1)?.push({ text: line, numbers, endsOf: isLast ? endsOf : [] });
      if (line.endsWith('\n')) paragraphs.push([]);
    }
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
