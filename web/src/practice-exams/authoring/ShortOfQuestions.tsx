import type { PracticeExamCard } from '@sabia/domain/practice-exams/practice-exam.ts';
import { useQuery } from '@tanstack/react-query';
import { useFeasibilityOf } from '../../questions/question-bank.api.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { practiceExamQuery } from '../practice-exams.api.ts';

type ListedExam = Pick<PracticeExamCard, 'id' | 'isActive' | 'autoGenerate' | 'questionsQtd'>;

/** Tells that an active exam has too few questions for an attempt (product.md Q38); else nothing. */
export function ShortOfQuestions({ exam }: { exam: ListedExam }) {
  if (!exam.isActive) return null;
  if (exam.autoGenerate) return <ImpossibleDraw id={exam.id} />;
  return exam.questionsQtd === 0 ? <ErrorMessage>Sem nenhuma questão.</ErrorMessage> : null;
}

/** The listing does not have the draw, and checks it by itself: that of a large bank takes a while. */
function ImpossibleDraw({ id }: { id: string }) {
  const { data: exam } = useQuery(practiceExamQuery(id));
  const { data: feasibility } = useFeasibilityOf(exam ?? null);
  const problem = feasibility?.problems[0];
  return problem ? <ErrorMessage>{problem.message}</ErrorMessage> : null;
}
