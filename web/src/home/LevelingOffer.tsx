import { IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { levelingExamQuery } from '../practice-exams/practice-exams.api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { count } from '../ui/words/plural.ts';
import { Offer, OfferSkeleton } from '../ui/cards/Offer.tsx';

/** The link to the leveling exam for learners who have not taken it; renders nothing without one. */
export function LevelingOffer() {
  const { data: exam, isPending } = useQuery(levelingExamQuery);
  if (isPending) return <OfferSkeleton />;
  if (!exam) return null;
  const hasStarted = exam.progress?.isOngoing ?? false;
  return (
    <Offer
      icon={<IconStairs size={32} aria-hidden="true" />}
      title="Descubra o seu nível"
      hint={
        <>
          {count(exam.questionsQtd, 'questão', 'questões')} mostram por onde começar, e o catálogo
          leva aos cursos do seu nível.
        </>
      }
      action={
        <ButtonLink to="/nivelamento">
          {hasStarted ? 'Continuar a prova' : 'Fazer a prova de nivelamento'}
        </ButtonLink>
      }
    />
  );
}
