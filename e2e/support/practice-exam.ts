import { apiAs } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import type { SavedSession } from './users.ts';

/** The body of a question whose written answers one person corrects by the rubric of the Enem. */
export const essayQuestion = (statement: string) => ({
  kind: 'OPEN_TEXT',
  statement: `<p>${statement}</p>`,
  alternatives: [],
  task: { kind: 'OPEN_TEXT', maxLength: 5000 },
  answerKey: { kind: 'OPEN_TEXT', expected: '' },
  rubric: 'ENEM',
  correctors: 1,
});

/** The body of a question whose photographed answers one person corrects by the rubric of the Enem. */
export const photographedEssayQuestion = (statement: string, maxFiles: number) => ({
  ...essayQuestion(statement),
  kind: 'FILE',
  task: { kind: 'FILE', maxFiles },
  answerKey: { kind: 'FILE', expected: '' },
});

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
    /** Bodies of questions. */
    questions: readonly object[];
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

/** Begins an attempt at a practice exam as this user. */
export async function beginAttempt(
  school: TestServer,
  learner: SavedSession,
  practiceExamId: string,
): Promise<{
  id: string;
  questions: readonly { id: string; alternatives: readonly { id: string }[] }[];
}> {
  const post = await apiAs(school, learner);
  return post(`/practice-exams/${practiceExamId}/attempts`, {});
}

/** Hands in an attempt at a practice exam as this user: the text answers its only question, or all are blank. */
export async function handIn(
  school: TestServer,
  learner: SavedSession,
  { practiceExamId, text }: { practiceExamId: string; text?: string },
): Promise<void> {
  const send = await apiAs(school, learner);
  const { id, questions } = await beginAttempt(school, learner, practiceExamId);
  const answers = questions.flatMap((question) =>
    text === undefined
      ? []
      : [
          {
            questionId: question.id,
            alternativeId: null,
            response: { kind: 'OPEN_TEXT', text },
          },
        ],
  );
  await send(`/practice-exams/attempts/${id}`, { answers }, 'PATCH');
}
