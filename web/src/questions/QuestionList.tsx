import { Skeleton } from '@mantine/core';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../ui/Loaded.tsx';
import { Questions } from './list/Questions.tsx';
import { questionsQuery } from './questions.api.ts';

/**
 * The questions of a content or a practice exam, for who writes them. The address of the screen says
 * which one is open: its search takes in question-search.ts.
 */
export function QuestionList({ owner }: { owner: QuestionsOwner }) {
  const query = useQuery(questionsQuery(owner));
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} radius={12} />}>
      {(questions) => <Questions owner={owner} questions={questions} />}
    </Loaded>
  );
}
