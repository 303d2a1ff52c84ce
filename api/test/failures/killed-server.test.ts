import { expect, it } from 'vitest';
import {
  anExamTaker,
  expectAttemptsKept,
  takeAttempts,
} from '../../src/attempts/exam-taker.factory.ts';
import {
  aClosedClass,
  closeAndOpen,
  expectClosed,
  writeMarks,
} from '../../src/gradebook/term-closer.factory.ts';
import { aLongCourse, termsOf } from '../support/long-course.factory.ts';
import { spawnServer, type Ask } from '../support/spawned-server.factory.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';

const { start, killAllProcesses, killApi, killDatabase, signIn } = await spawnServer();

/** Creates an exam with five questions; returns its id. */
async function anExam(ask: Ask, title: string): Promise<string> {
  const { categories } = await termsOf(ask);
  const { id } = await ask<{ id: string }>('POST', '/practice-exams?verification=skip', {
    title,
    shortDescription: 'Somas.',
    level: 'Iniciante',
    isActive: true,
    categories: categories.slice(0, 1),
  });
  for (let sum = 2; sum <= 6; sum++) {
    await ask('POST', `/practice-exams/${id}/createQuestion`, {
      statement: `<p>Quanto é ${sum - 1} + 1?</p>`,
      alternatives: [
        { text: `<p>${sum}</p>`, isCorrect: true },
        { text: `<p>${sum + 1}</p>` },
        { text: `<p>${sum + 2}</p>` },
      ],
    });
  }
  return id;
}

/** Half of the kills hit only the database, because starting the API takes longest. */
const kills = Array.from({ length: 30 }, (_, number) => {
  const kill = [killAllProcesses, killDatabase, killApi, killDatabase][number % 4];
  return { kill: assertDefined(kill), acknowledgements: 4 + (number % 10) };
});
const writers = 4;

it(
  'every acknowledged request has its effect once after each of 30 kills of server processes',
  { timeout: 600_000 },
  async () => {
    await start();
    const { ask, providerId } = await signIn('aluno@sabia.local');
    const { id: userId } = await ask<{ id: string }>('GET', `/users/provider/${providerId}`);
    const admin = await signIn('admin@sabia.local');
    // A course long enough for about all kills.
    const student = aStudent(userId, await aLongCourse(admin.ask, 'Curso longo', 160));
    const takers = [
      anExamTaker(await anExam(admin.ask, 'Somas de manhã')),
      anExamTaker(await anExam(admin.ask, 'Somas de tarde')),
    ];
    const closed = await aClosedClass(admin.ask, userId);
    let isRunning = true;
    let onReply = () => {};
    const countingAsk: Ask = async (method, path, body) => {
      const reply = await ask(method, path, body);
      onReply();
      return reply as never;
    };
    /** Repeats unacknowledged work, like a browser, while the server is meant to run. */
    const repeat = (work: () => Promise<void>): Promise<void> =>
      work().catch(() => (isRunning ? repeat(work) : undefined));

    for (const { kill, acknowledgements } of kills) {
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      let missing = acknowledgements;
      onReply = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      isRunning = true;
      const writing = [
        ...Array.from({ length: writers }, () => repeat(() => study(student, countingAsk))),
        ...takers.map((taker) => repeat(() => takeAttempts(taker, countingAsk))),
        repeat(() => closeAndOpen(closed, admin.ask)),
        repeat(() => writeMarks(closed, admin.ask)),
      ];
      await enough;
      isRunning = false;
      await kill();
      await Promise.all(writing);
      await start();
      await expectStudied(student, ask);
      for (const taker of takers) await expectAttemptsKept(taker, ask);
      await expectClosed(closed, admin.ask);
    }
    expect(closed.closings.length).toBeGreaterThan(kills.length);
    expect(closed.sent.filter(({ acknowledgedAt }) => acknowledgedAt).length).toBeGreaterThan(0);
    expect(takers.map(({ submitted }) => submitted.length > 0)).toEqual([true, true]);

    await study(student, ask);
    await expectStudied(student, ask);
  },
);
