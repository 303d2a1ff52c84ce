import { randomUUID } from 'node:crypto';
import { usualPassingScore } from '@sabia/domain/attempts/exam-settings.ts';
import type pg from 'pg';
import { upTo } from './catalogue.ts';
import { chanceOf } from './chance.ts';
import { copyRows, mouldsOf } from './copy-rows.ts';
import type { Enrolment } from './history.ts';
import { idOf } from './ids.ts';
import type { MouldSchool } from './mould-school.ts';
import { alternativeOf, alternativesQtd, firstOfCourse, firstOfPractice } from './questions.ts';
import {
  contentsQtd,
  daysOfHistory,
  examQuestions,
  practiceQuestions,
  type SchoolSize,
} from './sizes.ts';

/** A submitted try, with the place of the chosen alternative in each of its questions; 0 is right. */
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
export async function copyTries(
  client: pg.Client,
  { learner }: MouldSchool,
  { size, completed, now }: { size: SchoolSize; completed: readonly Enrolment[]; now: Date },
): Promise<void> {
  const tries = [...someTries(size, completed, now)];
  const isOurs = `user_id = '${learner.id}'`;
  const ours = `attempt_id in (select id from attempts where ${isOurs}) limit 1`;
  await copyRows(
    client,
    'attempts',
    await mouldsOf(client, 'attempts', `${isOurs} limit 1`),
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
    await mouldsOf(client, 'answers', ours),
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
    await mouldsOf(client, 'graded_answers', ours),
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

function* someTries(size: SchoolSize, completed: readonly Enrolment[], now: Date): Generator<Try> {
  const chance = chanceOf(3);
  /** Questions are of all difficulties. */
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
    // As many exams as there are, and then the next learner: nobody takes one twice.
    const exam = index % size.practiceExams;
    const user = (Math.floor(index / size.practiceExams) * 37) % size.users;
    const firstQuestion = firstOfPractice(exam, size);
    const choices = chosen(firstQuestion, practiceQuestions, 0.6);
    const place = { contentId: null, practiceExamId: idOf('practice exam', exam), number: 1 };
    const at = now.getTime() - daysOfHistory * 86_400_000 * (1 - Math.sqrt(chance()));
    yield { user, ...place, at, firstQuestion, choices };
  }
}
