import type { EssayCard, EssayReview } from '@sabia/domain/error-notebook/essay-card.ts';
import type { NotebookQuestion, Review } from '@sabia/domain/error-notebook/error-notebook.ts';

/** What the notebook asks: a question, or a card that is made of a correction. */
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

/** What the correction says. */
export const essayCardText = ({ text }: Pick<EssayCard, 'text'>): string =>
  text ?? 'Os pontos ficaram entre dois níveis: releia os comentários da correção.';
