import { browserEnvironment } from '../../platform/environment.ts';

/** What this device remembers of somebody in an attempt; none of it counts. */
export interface ExamMemory {
  /** Where they are. */
  questionId: string | null;
  /** What they want to look at again. */
  marked: readonly string[];
  /** How long they have had each question before them. */
  seconds: Readonly<Record<string, number>>;
}

const fresh: ExamMemory = { questionId: null, marked: [], seconds: {} };

const nameOf = (attemptId: string) => `sabia.exam.${attemptId}`;

export function recallExam(attemptId: string): ExamMemory {
  const text = browserEnvironment().storage.getItem(nameOf(attemptId));
  if (!text) return fresh;
  try {
    return { ...fresh, ...(JSON.parse(text) as Partial<ExamMemory>) };
  } catch {
    return fresh;
  }
}

/** Changes what is remembered, from wherever it stands: another tab may have been faster. */
export function rememberExam(attemptId: string, changes: Partial<ExamMemory>): void {
  const memory = { ...recallExam(attemptId), ...changes };
  try {
    browserEnvironment().storage.setItem(nameOf(attemptId), JSON.stringify(memory));
  } catch {
    // A full device remembers less.
  }
}

export function forgetExam(attemptId: string): void {
  browserEnvironment().storage.removeItem(nameOf(attemptId));
}
