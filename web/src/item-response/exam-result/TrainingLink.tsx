import { useQuery } from '@tanstack/react-query';
import { useIdentityUser } from '../../layout/session.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { AnsweredArea } from '../answered-area.ts';
import { trainingsQuery } from '../trainings.api.ts';

interface TrainingLinkProps {
  area: Pick<AnsweredArea, 'title' | 'area'>;
  /** Null: the answers are of no practice exam. */
  practiceExamId: string | null;
  /** For a visitor: the school has questions of the area to train with. */
  isTrained?: boolean | null;
}

/**
 * To the training of an area of the Enem, else of the practice exam, if there are questions (product.md TRI16); for
 * visitors by the creation of an account.
 */
export function TrainingLink({
  area: { area, title },
  practiceExamId,
  isTrained = null,
}: TrainingLinkProps) {
  const isSignedIn = useIdentityUser() !== null;
  const { data: choices } = useQuery({ ...trainingsQuery, enabled: isSignedIn });
  if (!area) {
    return (
      choices?.exams.some(({ id }) => id === practiceExamId) && (
        <ButtonLink
          to="/treino"
          search={{ simulado: practiceExamId ?? undefined }}
          variant="default"
        >
          Treinar este simulado
        </ButtonLink>
      )
    );
  }
  const label = `Treinar ${title}`;
  if (!isSignedIn) {
    return (
      isTrained && (
        <ButtonLink to="/cadastro" search={{ voltar: `/treino?area=${area}` }} variant="default">
          {label}
        </ButtonLink>
      )
    );
  }
  return (
    choices?.areas.some((known) => known.area === area) && (
      <ButtonLink to="/treino" search={{ area }} variant="default">
        {label}
      </ButtonLink>
    )
  );
}
