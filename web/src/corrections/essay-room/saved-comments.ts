import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import type { SavedComment } from '@sabia/domain/essays/saved-comments.contract.ts';

type Rubric = Pick<ClaimedEssay['rubric'], 'criteria'>;

/** The text of a comment and the title of its criterion, as they are kept. */
export const toSave = (
  rubric: Rubric,
  { criterion, text }: EssayComment,
): Omit<SavedComment, 'id'> => ({
  criterion: rubric.criteria.find(({ key }) => key === criterion)?.title ?? null,
  text: text.trim(),
});

/** The saved comment that a comment is already; undefined if it is not kept. */
export function findSaved(
  rubric: Rubric,
  comment: EssayComment,
  saved: readonly SavedComment[],
): SavedComment | undefined {
  const { criterion, text } = toSave(rubric, comment);
  return saved.find((one) => one.criterion === criterion && one.text === text);
}

/** The saved comments that a comment may use: those of its criterion and of whole essays, of this rubric where it has no criterion yet. */
export function fittingComments(
  rubric: Rubric,
  comment: EssayComment,
  saved: readonly SavedComment[],
): SavedComment[] {
  const { criterion } = toSave(rubric, comment);
  const titles = criterion === null ? rubric.criteria.map(({ title }) => title) : [criterion];
  return saved.filter((one) => one.criterion === null || titles.includes(one.criterion));
}

/** The fields of a comment with a saved one: its text behind the own one, and its criterion if the comment has none. */
export const withSaved = (
  rubric: Rubric,
  comment: EssayComment,
  saved: SavedComment,
): Pick<EssayComment, 'criterion' | 'text'> => ({
  criterion:
    comment.criterion ??
    rubric.criteria.find(({ title }) => title === saved.criterion)?.key ??
    null,
  text: [comment.text.trim(), saved.text].filter(Boolean).join('\n'),
});
