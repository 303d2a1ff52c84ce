import { useIdentityUser } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { AnsweredArea } from '../answered-area.ts';

interface TrainingLinkProps {
  area: Pick<AnsweredArea, 'title' | 'area'>;
  /** Null: the answers are of no practice exam. */
  practiceExamId: string | null;
}

/** To the training of an area of the Enem, else of the practice exam; for visitors by the creation of an account. */
export function TrainingLink({ area: { area, title }, practiceExamId }: TrainingLinkProps) {
  const isSignedIn = useIdentityUser() !== null;
  if (!area) {
    return (
      practiceExamId && (
        <ButtonLink to="/treino" search={{ simulado: practiceExamId }} variant="default">
          Treinar este simulado
        </ButtonLink>
      )
    );
  }
  const label = `Treinar ${title}`;
  return isSignedIn ? (
    <ButtonLink to="/treino" search={{ area }} variant="default">
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink to="/cadastro" search={{ voltar: `/treino?area=${area}` }} variant="default">
      {label}
    </ButtonLink>
  );
}
