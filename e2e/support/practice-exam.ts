import { apiAs } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

interface ExamQuestion {
  statement: string;
  explanation: string;
  alternatives: readonly { text: string; isCorrect: boolean }[];
}

/** A published practice exam with a category and a level of its own; its id. */
export async function createPracticeExam(
  school: TestServer,
  admin: SavedSession,
  {
    title,
    questions,
    ...options
  }: {
    title: string;
    questions: readonly ExamQuestion[];
    timeLimitMinutes?: number;
    passingScore?: number;
  },
): Promise<string> {
  const post = await apiAs(school, admin);
  const category = await post('/taxonomy/categories', { title });
  const level = await post('/taxonomy/levels', { title });
  const exam = await post('/practice-exams?verification=skip', {
    title,
    shortDescription: 'Questões para treinar.',
    categories: [category.id],
    level: title,
    levels: [level.id],
    paymentType: 'FREE',
    autoGenerate: false,
    isActive: true,
    ...options,
  });
  for (const question of questions)
    await post(`/practice-exams/${exam.id}/createQuestion`, question);
  return exam.id;
}

/** The numbers from 1 to `quantity`. */
export const numbersTo = (quantity: number) => Array.from({ length: quantity }, (_, at) => at + 1);
