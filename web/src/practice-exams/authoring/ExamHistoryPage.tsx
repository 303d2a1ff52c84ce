import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { History } from '../../history/History.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';
import { ExamFrame } from './ExamFrame.tsx';

const route = '/admin/conteudos/exercicios/gerenciar/$practiceExamIdEdit/historico';

export function ExamHistoryPage() {
  const { practiceExamIdEdit } = useParams({ from: route });
  const { page = 1 } = useSearch({ from: route });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamIdEdit));
  return (
    <ExamFrame exam={exam} tab="Histórico">
      <History key={exam.id} kind="PRACTICE_EXAM" id={exam.id} page={page} />
    </ExamFrame>
  );
}
