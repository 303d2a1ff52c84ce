import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { cardKey, type NotebookCard } from '../notebook-card.ts';
import { WaitingNote } from '../WaitingNote.tsx';
import classes from './Review.module.css';
import { ReviewEnd } from './ReviewEnd.tsx';
import { ReviewEssayCard } from './ReviewEssayCard.tsx';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import { useReview } from './use-review.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';
import cheering from '../../ui/poses/cheering.svg';

/** The reviews of today, one card after the other. */
export function Review({ queue }: { queue: readonly NotebookCard[] }) {
  const { answered, left, last, card, problem, answer, assess, goOn } = useReview(queue);
  if (!card) return answered.length > 0 ? <ReviewEnd answered={answered} /> : <NothingDue />;
  const total = answered.length + left.length;
  const shown = {
    number: last ? answered.length : answered.length + 1,
    answered: last,
    isStuck: problem !== null,
    isLast: left.length === 0,
    onNext: goOn,
  };
  return (
    <Stack as="section" aria-label="Revisão em andamento" gap={20} className={classes.review}>
      <ProgressBar
        label="Seu progresso na revisão"
        value={answered.length}
        max={total}
        text={`${answered.length} de ${total}`}
      />
      <WaitingNote />
      {'question' in card ? (
        <ReviewQuestion
          {...shown}
          key={cardKey(card)}
          card={card}
          onAnswer={(given) => answer(card, given)}
        />
      ) : (
        <ReviewEssayCard
          {...shown}
          key={cardKey(card)}
          card={card}
          onAssess={(isRemembered) => assess(card, isRemembered)}
        />
      )}
    </Stack>
  );
}

function NothingDue() {
  return (
    <>
      <WaitingNote />
      <EmptyState
        picture={cheering}
        message="Nada para revisar agora."
        hint="O caderno mostra quando as próximas voltam."
        action={<ButtonLink to="/caderno-de-erros">Abrir o caderno</ButtonLink>}
      />
    </>
  );
}
