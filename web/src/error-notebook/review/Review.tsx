import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ProgressBar } from '../../ui/states/ProgressBar.tsx';
import { WaitingNote } from '../WaitingNote.tsx';
import classes from './Review.module.css';
import { ReviewEnd } from './ReviewEnd.tsx';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import { useReview } from './use-review.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';
import cheering from '../../ui/poses/cheering.svg';

/** The reviews of today, one question after the other. */
export function Review({ queue }: { queue: readonly NotebookQuestion[] }) {
  const { answered, left, last, card, problem, answer, goOn } = useReview(queue);
  if (!card) return answered.length > 0 ? <ReviewEnd answered={answered} /> : <NothingDue />;
  const total = answered.length + left.length;
  const number = last ? answered.length : answered.length + 1;
  return (
    <Stack as="section" aria-label="Revisão em andamento" gap={20} className={classes.review}>
      <ProgressBar
        label="Seu progresso na revisão"
        value={answered.length}
        max={total}
        text={`${answered.length} de ${total}`}
      />
      <WaitingNote />
      <ReviewQuestion
        key={card.question.id}
        card={card}
        number={number}
        answered={last}
        isStuck={problem !== null}
        isLast={left.length === 0}
        onAnswer={(given) => answer(card, given)}
        onNext={goOn}
      />
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
