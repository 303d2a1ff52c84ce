import type { EssayResult } from '@sabia/domain/essays/essays.contract.ts';
import type { Reply } from '../../../platform/api/api.ts';

type Noted = EssayResult['noted'];

/** A criterion by its key, or a comment by its number. */
export type Mark = Omit<Noted[number], 'id'>;

export const notedOf = (noted: Noted, { criterion, comment }: Mark): Noted[number] | undefined =>
  noted.find((card) => card.criterion === criterion && card.comment === comment);

/** The essays of an attempt after a mark of one of them has become the card with this id, or none with null. */
export function withMark(
  known: Reply<'GET /practice-exams/attempts/{id}/essays'>,
  questionId: string,
  mark: Mark,
  id: string | null,
): Reply<'GET /practice-exams/attempts/{id}/essays'> {
  const essays = known.essays.map((essay) => {
    if (essay.questionId !== questionId) return essay;
    const others = essay.noted.filter((card) => card !== notedOf(essay.noted, mark));
    return { ...essay, noted: id === null ? others : [...others, { id, ...mark }] };
  });
  return { ...known, essays };
}
