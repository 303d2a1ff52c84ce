import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ownMockExamsQuery } from './own-mock-exams.api.ts';

/** Leads to the user's mock exam events, those of a class if it is named; nothing without any. */
export function MockExamsLink({ classId }: { classId?: string }) {
  const { data = [] } = useQuery(ownMockExamsQuery);
  const hasAny = data.some(({ classes }) => !classId || classes.some(({ id }) => id === classId));
  return (
    hasAny && (
      <ButtonLink variant="default" to="/turmas/simulados">
        Dias de simulado
      </ButtonLink>
    )
  );
}
