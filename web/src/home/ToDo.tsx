import { useQuery } from '@tanstack/react-query';
import { ToDoItem } from '../assignments/ToDoItem.tsx';
import { examOf } from '../exams/exam-ids.ts';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { nextAssignmentsQuery } from './home-queries.ts';
import { HomeSection } from './HomeSection.tsx';

/** The assignments of the learner, due first; renders nothing without any. */
export function ToDo() {
  const { data } = useQuery(nextAssignmentsQuery);
  if (!data || data.total === 0) return null;
  return (
    <HomeSection
      title="A fazer"
      more={
        <TextLink to="/turmas/a-fazer">
          {data.total > data.items.length ? `Todas as ${data.total}` : 'Ver por prazo'}
        </TextLink>
      }
    >
      <DividedList>
        {data.items.map((work) => (
          <ToDoItem key={examOf(work).examId} of={work} />
        ))}
      </DividedList>
    </HomeSection>
  );
}
