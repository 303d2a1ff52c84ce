import { problemsOfDraw } from './draw-problems.ts';
import type { QuestionSource } from '../publications/verify-questions.ts';

/** An active exam with the questions that an attempt at it has. */
export interface ExamWithQuestions extends Pick<
  QuestionSource,
  'isDrawn' | 'questionsQtd' | 'drawQuotas' | 'matching'
> {
  title: string;
  /** Questions of its own. */
  ownQtd: number;
}

const isShort = ({ isDrawn, questionsQtd, drawQuotas, matching, ownQtd }: ExamWithQuestions) =>
  isDrawn
    ? problemsOfDraw({ questionsQtd: questionsQtd ?? 1, drawQuotas }, matching).length > 0
    : ownQtd === 0;

/** Says which of the exams have too few questions for an attempt; null if none. */
export function shortExams(exams: readonly ExamWithQuestions[]): string | null {
  const short = exams.filter(isShort);
  if (short.length === 0) return null;
  const titles = portugueseList.format(short.map(({ title }) => `“${title}”`));
  return short.length === 1
    ? `Uma prova ativa fica sem questões suficientes: ${titles}.`
    : `${short.length} provas ativas ficam sem questões suficientes: ${titles}.`;
}

const portugueseList = new Intl.ListFormat('pt-BR');
