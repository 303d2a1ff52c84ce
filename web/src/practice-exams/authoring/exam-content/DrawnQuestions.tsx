import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { Skeleton } from '@mantine/core';
import { infeasibility } from '@sabia/domain/questions/question-bank.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { feasibilityQuery } from '../../../questions/question-bank.api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { count } from '../../../ui/plural.ts';

/** An automatic exam has no questions to write; this says whether it still can be drawn. */
export function DrawnQuestions({ exam }: { exam: PracticeExam }) {
  const feasibility = useQuery(feasibilityQuery(exam.filters, exam.questionsQtd));
  const each = count(exam.questionsQtd, 'questão', 'questões');
  return (
    <Loaded query={feasibility} skeleton={<Skeleton height={280} />}>
      {({ matchingQtd }) => (
        <EmptyState
          icon={<IconArrowsShuffle />}
          message={`Cada tentativa sorteia ${each}.`}
          hint={
            infeasibility(matchingQtd, exam.questionsQtd) ??
            `${count(matchingQtd, 'questão combina', 'questões combinam')} com os filtros. Para escrever as questões à mão, desligue o sorteio.`
          }
          action={
            <ButtonLink
              to="/admin/conteudos/exercicios/gerenciar/$practiceExamId/configuracoes"
              params={{ practiceExamId: exam.id }}
              variant="default"
            >
              Mudar o sorteio
            </ButtonLink>
          }
        />
      )}
    </Loaded>
  );
}
