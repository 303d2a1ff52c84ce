import { randomUUID } from 'node:crypto';
import { usualPassingScore } from '@sabia/domain/attempts/exam-settings.ts';
import type pg from 'pg';
import { upTo } from './catalogue.ts';
import { createRandom } from './random.ts';
import { copyRows, templateRows } from './copy-rows.ts';
import type { Enrolment } from './history.ts';
import { idOf } from './ids.ts';
import type { TemplateEntities } from './template-rows.ts';
import { alternativeOf, alternativesQtd, firstOfCourse, firstOfPractice } from './questions.ts';
import {
  contentsQtd,
  daysOfHistory,
  examQuestions,
  practiceQuestions,
  type DatasetSize,
} from './sizes.ts';

/** A submitted attempt, with the index of the chosen alternative of each question; 0 is correct. */
interface Try {
  user: number;
  contentId: string | null;
  practiceExamId: string | null;
  number: number;
  at: number;
  firstQuestion: number;
  choices: number[];
}

/** The exams of completed courses, and practice exams for the rest of the answers. */
export async function copyAttempts(
  client: pg.Client,
  { learner }: TemplateEntities,
  { size, completed, now }: { size: DatasetSize; completed: readonly Enrolment[]; now: Date },
): Promise<void> {
  const tries = [...someTries(size, completed, now)];
  const isOurs = `user_id = '${learner.id}'`;
  const ours = `attempt_id in (select id from attempts where ${isOurs}) limit 1`;
  await copyRows(
    client,
    'attempts',
    await templateRows(client, 'attempts', `${isOurs} limit 1`),
    tries.values().map(({ choices, firstQuestion, ...one }, index) => {
      const right = choices.filter((choice) => choice === 0).length;
      const versions = choices.map((_, at) => idOf('version', firstQuestion + at));
      return {
        id: idOf('attempt', index),
        user_id: idOf('user', one.user),
        content_id: one.contentId,
        practice_exam_id: one.practiceExamId,
        number: one.number,
        version_ids: `{${versions.join()}}`,
        started_at: new Date(one.at - 1_800_000).toISOString(),
        submitted_at: new Date(one.at).toISOString(),
        is_approved: right * 100 >= usualPassingScore * choices.length,
        correct_average: (100 * right) / choices.length,
        correct_questions_qtd: right,
      };
    }),
  );
  await copyRows(
    client,
    'answers',
    await templateRows(client, 'answers', ours),
    answersOf(tries).map(({ attempt, question, choice, at }) => ({
      attempt_id: attempt,
      id: randomUUID(),
      question_id: idOf('question', question),
      alternative_id: alternativeOf(question, choice),
      answered_at: at,
      received_at: at,
    })),
  );
  await copyRows(
    client,
    'graded_answers',
    await templateRows(client, 'graded_answers', ours),
    answersOf(tries).map(({ attempt, user, question, choice }) => ({
      attempt_id: attempt,
      user_id: idOf('user', user),
      question_id: idOf('question', question),
      version_id: idOf('version', question),
      alternative_id: alternativeOf(question, choice),
      is_correct: choice === 0,
    })),
  );
}

function* answersOf(tries: readonly Try[]) {
  for (const [index, { user, at, firstQuestion, choices }] of tries.entries()) {
    const answered = { attempt: idOf('attempt', index), user, at: new Date(at).toISOString() };
    for (const [place, choice] of choices.entries()) {
      yield { ...answered, question: firstQuestion + place, choice };
    }
  }
}

function* someTries(size: DatasetSize, completed: readonly Enrolment[], now: Date): Generator<Try> {
  const chance = createRandom(3);
  /** Questions differ in difficulty. */
  const chosen = (first: number, count: number, ease: number) =>
    Array.from({ length: count }, (_, at) => {
      const isRight = chance() < ease + 0.3 * Math.sin(first + at);
      return isRight ? 0 : 1 + Math.floor((alternativesQtd - 1) * chance());
    });
  let left = size.answers;
  for (const { user, course, lastAt } of completed) {
    if (left < examQuestions) return;
    left -= examQuestions;
    const firstQuestion = firstOfCourse(course);
    const contentId = idOf('content', (course + 1) * contentsQtd - 1);
    const choices = chosen(firstQuestion, examQuestions, 0.8);
    const place = { contentId, practiceExamId: null, number: 1 };
    yield { user, ...place, at: lastAt, firstQuestion, choices };
  }
  for (const index of upTo(Math.floor(left / practiceQuestions))) {
    // All exams of one learner, then the next learner: no exam is taken twice by the same learner.
    const exam = index % size.practiceExams;
    const user = (Math.floor(index / size.practiceExams) * 37) % size.users;
    const firstQuestion = firstOfPractice(exam, size);
    const choices = chosen(firstQuestion, practiceQuestions, 0.6);
    const place = { contentId: null, practiceExamId: idOf('practice exam', exam), number: 1 };
    const at = now.getTime() - daysOfHistory * 86_400_000 * (1 - Math.sqrt(chance()));
    yield { user, ...place, at, firstQuestion, choices };
  }
}
