import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import { instructorQuery } from '../instructors.api.ts';
import { InstructorFrame } from './InstructorFrame.tsx';

const route = '/admin/instrutores/$instructorId/historico';

export function InstructorHistoryPage() {
  const { instructorId } = useParams({ from: route });
  const { page = 1 } = useSearch({ from: route });
  const { data: instructor } = useSuspenseQuery(instructorQuery(instructorId));
  return (
    <InstructorFrame instructor={instructor} tab="Histórico">
      <History key={instructor.id} kind="INSTRUCTOR" id={instructor.id} page={page} />
    </InstructorFrame>
  );
}
