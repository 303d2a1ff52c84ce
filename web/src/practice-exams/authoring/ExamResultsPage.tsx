import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { ExamResults } from '../../attempts/ExamResults.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';
import { ExamFrame } from './ExamFrame.tsx';

const route = '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/resultados';

export function ExamResultsPage() {
  const { practiceExamIdEdit } = useParams({ from: route });
  const search = useSearch({ from: route });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamIdEdit));
  return (
    <ExamFrame exam={exam} tab="Resultados">
      <ExamResults examId={exam.id} search={search} />
    </ExamFrame>
  );
}
