import { Skeleton } from '@mantine/core';
import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../ui/Loaded.tsx';
import { Questions } from './list/Questions.tsx';
import { questionOrderQuery } from './questions.api.ts';

/**
 * The questions of a content or practice exam, with their editor. The route of the screen includes the
 * search params of question-search.ts, which name the open question.
 */
export function QuestionList({ owner }: { owner: QuestionsOwner }) {
  const query = useQuery(questionOrderQuery(owner));
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} radius={12} />}>
      {({ questionIds }) => <Questions owner={owner} saved={questionIds} />}
    </Loaded>
  );
}
