import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { QuestionList } from '../../../questions/QuestionList.tsx';
import { practiceExamQuery } from '../../practice-exams.api.ts';
import { ExamFrame } from '../ExamFrame.tsx';
import { DrawnQuestions } from './DrawnQuestions.tsx';

export function ExamContentPage() {
  const { practiceExamId } = useParams({
    from: '/admin/conteudos/exercicios/gerenciar/$practiceExamId/conteudo',
  });
  const { data: exam } = useSuspenseQuery(practiceExamQuery(practiceExamId));
  return (
    <ExamFrame exam={exam} tab="Conteúdo">
      {exam.autoGenerate ? (
        <DrawnQuestions exam={exam} />
      ) : (
        <QuestionList owner={{ practiceExamId: exam.id }} />
      )}
    </ExamFrame>
  );
}
