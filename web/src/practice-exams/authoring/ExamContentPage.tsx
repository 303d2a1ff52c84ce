import { Skeleton } from '@mantine/core';
import type { PracticeExam } from '@sabia/domain/practice-exams/practice-exam.ts';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useFeasibilityOf } from '../../questions/question-bank.api.ts';
import { QuestionList } from '../../questions/QuestionList.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { count } from '../../ui/words/plural.ts';
import { practiceExamQuery } from '../practice-exams.api.ts';
import { ExamFrame } from './ExamFrame.tsx';

export function ExamContentPage() {
  const { practiceExamIdEdit } = useParams({
    from: '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/conteudo',
  });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamIdEdit));
  return (
    <ExamFrame exam={exam} tab="Conteúdo">
      {exam.autoGenerate ? (
        <DrawnQuestions exam={exam} />
      ) : (
        <QuestionList owner={{ practiceExamId: exam.id }} hasWeights scaleKind={exam.scale?.kind} />
      )}
    </ExamFrame>
  );
}

/** An automatic exam has no questions of its own; the number of questions that match its filters is shown. */
function DrawnQuestions({ exam }: { exam: PracticeExam }) {
  const feasibility = useFeasibilityOf(exam);
  const quantity = count(exam.questionsQtd, 'questão', 'questões');
  return (
    <Loaded query={feasibility} skeleton={<Skeleton height={280} />}>
      {({ matchingQtd, problems }) => (
        <EmptyState
          icon={<IconArrowsShuffle />}
          message={`Cada tentativa sorteia ${quantity}.`}
          hint={
            problems[0]?.message ??
            `${count(matchingQtd, 'questão combina', 'questões combinam')} com os filtros. Para escrever as questões à mão, desligue o sorteio.`
          }
          action={
            <ButtonLink
              to="/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/configuracoes"
              params={{ practiceExamIdEdit: exam.id }}
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
