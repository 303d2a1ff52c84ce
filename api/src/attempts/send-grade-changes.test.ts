import { type AnnulmentChoice, annulmentChoices } from '@sabia/domain/attempts/annulment.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as annulments from '@sabia/domain/attempts/annulments.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as notebook from '@sabia/domain/error-notebook/error-notebook.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aSubmittedAttempt, someAnswers } from './attempts.factory.ts';
import { anOpenText } from './corrections.factory.ts';
import { sendGradeChanges } from './send-grade-changes.ts';

const { db, call, time, databaseUrl } = await createTestApp();
const admin = await anAdmin(db);

const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

/** The e-mails of a run of the job now, those to some learners. */
async function sent(
  to: readonly { email: string }[],
  { database = db, fails = false }: { database?: typeof db; fails?: boolean } = {},
): Promise<Email[]> {
  const letters: Email[] = [];
  const send = (letter: Email) => {
    if (fails) return Promise.reject(new Error('no mail server'));
    letters.push(letter);
    return Promise.resolve();
  };
  const run = { mail: { send }, site: 'https://sabia.test', now: time.now };
  await sendGradeChanges(database, run).catch((error: unknown) => {
    if (!fails) throw error;
  });
  return letters.filter((letter) => to.some(({ email }) => email === letter.to));
}

/** A practice exam of three questions, and learners with answers to it: 0 is right. */
async function anExam(learners: readonly (readonly number[])[]) {
  const exam = await aPracticeExam(db, {
    questions: 3,
    passingScore: 60,
    title: 'Prova de física',
  });
  const takers = [];
  for (const choices of learners) {
    const taker = await aUser(db);
    const given = { userId: taker.id, practiceExamId: exam.id };
    const attemptId = await aSubmittedAttempt(db, given, { choices, now: time.now });
    takers.push({ ...taker, attemptId });
  }
  return { exam, takers };
}

type Exam = { id: string; questionIds: readonly string[] };
const at = ({ id: examId, questionIds }: Exam, place: number) => ({
  params: { id: assertDefined(questionIds[place]), examId },
});
const annul = async (exam: Exam, place: number, choice: AnnulmentChoice = 'POINT_FOR_ALL') => {
  const body = { choice, reason: 'Duas alternativas estão certas.' };
  const { status } = await call(admin, annulments.annulQuestion, { ...at(exam, place), body });
  expect(status).toBe(200);
};
const undo = (exam: Exam, place: number) => call(admin, annulments.undoAnnulment, at(exam, place));

it('one e-mail tells a learner of all questions that were annulled, and none where the grade is the same', async () => {
  const { exam, takers } = await anExam([
    [0, 1, 1],
    [0, 0, 0],
  ]);
  const [wrong, right] = [assertDefined(takers[0]), assertDefined(takers[1])];
  await annul(exam, 1);
  later(20);
  await annul(exam, 2);
  later(20);
  // Half an hour after the last change, not after the first.
  expect(await sent(takers)).toEqual([]);
  later(15);
  const [letter, ...others] = await sent(takers);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ to: wrong.email, subject: 'Sua nota mudou: Prova de física' });
  expect(letter?.text).toContain('Sua nota foi de 33,3% para 100%. Agora você está aprovado.');
  expect(letter?.text).toContain('2 questões foram anuladas');
  expect(letter?.text).toContain(
    `https://sabia.test/exercicios/${exam.id}?tentativa=${wrong.attemptId}`,
  );
  later(60);
  expect(await sent(takers)).toEqual([]);
  const left = await db.many(sql`
    select from grade_notices where user_id in (${wrong.id}, ${right.id})`);
  expect(left).toEqual([]);
});

it('an annulment that is undone before it was told is not told; afterwards it is', async () => {
  const { exam, takers } = await anExam([[0, 1, 0]]);
  await annul(exam, 1);
  later(10);
  await undo(exam, 1);
  later(40);
  expect(await sent(takers)).toEqual([]);
  await annul(exam, 1);
  later(40);
  expect(await sent(takers)).toHaveLength(1);
  await undo(exam, 1);
  later(40);
  const [letter] = await sent(takers);
  expect(letter?.text).toContain('Sua nota foi de 100% para 66,7%.');
  expect(letter?.text).toContain('O gabarito ou o peso de uma questão mudou.');
});

/** A practice exam of an open text and a question, and a learner whose answer to the text awaits its correction. */
async function anExamToCorrect() {
  const exam = await aPracticeExam(db, { questions: [anOpenText, {}], passingScore: 60 });
  const taker = await aUser(db);
  const given = { userId: taker.id, practiceExamId: exam.id };
  const responses = [{ kind: 'OPEN_TEXT' as const, text: 'O ar espalha a luz.' }];
  const attemptId = await aSubmittedAttempt(db, given, {
    choices: [9, 1],
    responses,
    now: time.now,
  });
  const questionId = assertDefined(exam.questionIds[0]);
  const correct = async (credit: number) => {
    const params = { attemptId, questionId };
    const { status } = await call(admin, corrections.correctAnswer, { params, body: { credit } });
    expect(status).toBe(200);
  };
  return { exam, takers: [taker], correct };
}

const choices: readonly AnnulmentChoice[] = annulmentChoices;

it.each(choices)('a correction in the meantime is no change by a regrade: %s', async (choice) => {
  const { exam, takers, correct } = await anExamToCorrect();
  await annul(exam, 1, choice);
  later(5);
  await correct(0.4);
  await correct(1);
  await undo(exam, 1);
  later(40);
  expect(await sent(takers)).toEqual([]);
});

it('a correction in the meantime moves the grade before a regrade', async () => {
  const { exam, takers, correct } = await anExamToCorrect();
  await annul(exam, 1);
  await correct(1);
  later(40);
  const [letter] = await sent(takers);
  expect(letter?.text).toContain('Sua nota foi de 50% para 100%. Agora você está aprovado.');
  expect(letter?.text).not.toContain('provisória');
});

it('a grade that awaits a correction is told as provisional', async () => {
  const { exam, takers } = await anExamToCorrect();
  await annul(exam, 1);
  later(40);
  const [letter] = await sent(takers);
  expect(letter?.text).toContain(
    'Sua nota foi de 0% para 50%. Esta nota é provisória: há resposta que aguarda correção.',
  );
});

it('all attempts of a learner at the exam are in one e-mail', async () => {
  const { exam, takers } = await anExam([[1, 1, 1]]);
  const [taker] = takers;
  const given = { userId: assertDefined(taker).id, practiceExamId: exam.id };
  await aSubmittedAttempt(db, given, { choices: [0, 1, 0], now: time.now });
  await annul(exam, 1);
  later(40);
  const letters = await sent(takers);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(
    'Tentativa 1: de 0% para 33,3%. Tentativa 2: de 66,7% para 100%.',
  );
});

it('an exercise of the error notebook is no exam, and no e-mail tells its grade', async () => {
  const { exam, takers } = await anExam([[1, 1, 1]]);
  const taker = assertDefined(takers[0]);
  const { body: exercise } = await call(taker, notebook.startNotebookAttempt);
  const { status } = await call(taker, attempts.submitPracticeAttempt, {
    params: { id: exercise.id },
    body: { answers: someAnswers(exercise, [1, 1, 1]) },
  });
  expect(status).toBe(200);
  const question = assertDefined(exercise.questions[0]);
  const changed = await call(admin, questions.changeQuestion, {
    params: { id: question.id },
    body: {
      alternatives: question.alternatives.map((alternative, place) => ({
        ...alternative,
        isCorrect: place === 1,
      })),
      regrade: true,
    },
  });
  expect(changed.status).toBe(200);
  later(40);
  expect((await sent(takers)).map(({ subject }) => subject)).toEqual([
    'Sua nota mudou: Prova de física',
  ]);
  expect(await db.many(sql`select from grade_notices where user_id = ${taker.id}`)).toEqual([]);
  expect(exam.questionIds).toContain(question.id);
});

it('of many processes one sends, a failure is tried again, and a crash repeats at most one', async () => {
  const { exam, takers } = await anExam([[0, 1, 1]]);
  await annul(exam, 1);
  later(40);
  expect(await sent(takers, { fails: true })).toEqual([]);
  const failed = await db.many(sql`
    select kind from job_emails where user_id = ${assertDefined(takers[0]).id}`);
  expect(failed).toEqual([{ kind: 'GRADE_CHANGE' }]);
  // The claim of a process that has died.
  await db.run(sql`
    update job_emails set claimed_at = ${time.now.toISOString()} where kind = 'GRADE_CHANGE'`);
  later(5);
  expect(await sent(takers)).toEqual([]);
  later(6);
  const processes = Array.from({ length: 3 }, () =>
    openDatabase(databaseUrl, { timeoutMs: 15_000 }),
  );
  const letters = await Promise.all(processes.map((database) => sent(takers, { database })));
  await Promise.all(processes.map((process) => process.close()));
  expect(letters.flat()).toHaveLength(1);
});

it('nobody without an account is told', async () => {
  const { exam, takers } = await anExam([[0, 1, 1]]);
  await annul(exam, 1);
  await db.run(sql`update users set closed_at = now(), email = '' where id = ${takers[0]?.id}`);
  later(40);
  expect(await sent([{ email: '' }])).toEqual([]);
  expect(await db.many(sql`select from grade_notices where exam_id = ${exam.id}`)).toEqual([]);
});

it('a change that another transaction commits during the sending is told by the next e-mail', async () => {
  const { exam, takers } = await anExam([[0, 1, 1]]);
  const [taker] = takers;
  await annul(exam, 1);
  later(40);
  const letters: Email[] = [];
  // The transaction has begun before the run of the job, so its change has an earlier time.
  const send = async (letter: Email) => {
    letters.push(letter);
    await db.run(sql`
      update grade_notices set changed_at = changed_at + interval '1 minute' where exam_id = ${exam.id}`);
    await db.run(sql`
      update attempts set correct_average = 100 where id = ${assertDefined(taker).attemptId}`);
  };
  const run = () =>
    sendGradeChanges(db, { mail: { send }, site: 'https://sabia.test', now: time.now });
  await run();
  later(40);
  await run();
  const own = letters.filter(({ to }) => to === assertDefined(taker).email);
  expect(own.map(({ text }) => /de [\d,]+% para [\d,]+%/.exec(text)?.[0])).toEqual([
    'de 33,3% para 66,7%',
    'de 66,7% para 100%',
  ]);
});
