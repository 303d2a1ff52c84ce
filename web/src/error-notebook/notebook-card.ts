import type { EssayCard, EssayReview } from '@sabia/domain/error-notebook/essay-card.ts';
import type { NotebookQuestion, Review } from '@sabia/domain/error-notebook/error-notebook.ts';

/** A card of the notebook: a question, or a comment or mark of a correction. */
export type NotebookCard = NotebookQuestion | EssayCard;

export const cardKey = (card: NotebookCard): string =>
  'question' in card ? card.question.id : card.id;

export type CardReview = Review | EssayReview;

/** The `cardKey` of the card that was reviewed. */
export const reviewedKey = (review: CardReview): string =>
  'cardId' in review ? review.cardId : review.questionId;

/** The criterion of a card of an essay, or what it is about. */
export const essayCardTitle = ({ title }: Pick<EssayCard, 'title'>): string =>
  title ?? 'Sobre a redação';

/** The words of the correction. */
export const essayCardText = ({ text }: Pick<EssayCard, 'text'>): string =>
  text ?? 'Os pontos ficaram entre dois níveis: releia os comentários da correção.';
