import { Skeleton } from '@mantine/core';
import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import type { OwnerOfExam } from '@sabia/domain/questions/questions-owner.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../ui/states/Loaded.tsx';
import { Questions } from './list/Questions.tsx';
import { questionOrderQuery } from './questions.api.ts';

interface QuestionListProps {
  owner: OwnerOfExam;
  /** The questions have weights in a score; those of a quick question have none. */
  hasWeights: boolean;
  /** The kind of the exam's scale, which decides about the effect of weights; undefined: it has none. */
  scaleKind?: ScaleKind | undefined;
  /** A link to the preview of the exam, where the page around the list has none. */
  preview?: ReactNode;
}

/**
 * The questions of a content or practice exam, with their editor. The route of the screen includes the
 * search params of question-search.ts, which name the open question.
 */
export function QuestionList({ owner, hasWeights, scaleKind, preview }: QuestionListProps) {
  const query = useQuery(questionOrderQuery(owner));
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} radius={12} />}>
      {({ questionIds }) => (
        <Questions owner={owner} saved={questionIds} {...{ hasWeights, scaleKind, preview }} />
      )}
    </Loaded>
  );
}
