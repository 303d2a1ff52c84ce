import { expect, it } from 'vitest';
import {
  anExamTaker,
  expectAttemptsKept,
  takeAttempts,
} from '../../src/attempts/exam-taker.factory.ts';
import { aLongCourse, termsOf } from '../support/long-course.factory.ts';
import { spawnServer, type Ask } from '../support/spawned-server.factory.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { assertDefined } from '../support/assert-defined.ts';

const { start, killAllProcesses, killApi, killDatabase, signIn } = await spawnServer();

/** An exam of five questions, whose id it answers with. */
async function anExam(ask: Ask, title: string): Promise<string> {
  const { categories } = await termsOf(ask);
  const { id } = await ask<{ id: string }>('POST', '/practice-exams', {
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

/** The dearest is a start of the API, so half of the kills are of the database alone. */
const kills = Array.from({ length: 30 }, (_, number) => {
  const kill = [killAllProcesses, killDatabase, killApi, killDatabase][number % 4];
  return { kill: assertDefined(kill), acknowledgements: 4 + (number % 10) };
});
const writers = 4;

it(
  'what was acknowledged is there after each of 30 kills of the school or a part of it, once',
  { timeout: 600_000 },
  async () => {
    await start();
    const { ask, providerId } = await signIn('aluno@sabia.local');
    const { id: userId } = await ask<{ id: string }>('GET', `/users/provider/${providerId}`);
    const admin = await signIn('admin@sabia.local');
    // It takes until about the last kill.
    const student = aStudent(userId, await aLongCourse(admin.ask, 'Curso longo', 160));
    const takers = [
      anExamTaker(await anExam(admin.ask, 'Somas de manhã')),
      anExamTaker(await anExam(admin.ask, 'Somas de tarde')),
    ];
    let isOn = true;
    let told = () => {};
    const telling: Ask = async (method, path, body) => {
      const reply = await ask(method, path, body);
      told();
      return reply as never;
    };
    /** What was not acknowledged is done again, as a browser would, for as long as the school is on. */
    const repeat = (work: () => Promise<void>): Promise<void> =>
      work().catch(() => (isOn ? repeat(work) : undefined));

    for (const { kill, acknowledgements } of kills) {
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      let missing = acknowledgements;
      told = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      isOn = true;
      const writing = [
        ...Array.from({ length: writers }, () => repeat(() => study(student, telling))),
        ...takers.map((taker) => repeat(() => takeAttempts(taker, telling))),
      ];
      await enough;
      isOn = false;
      await kill();
      await Promise.all(writing);
      await start();
      await expectStudied(student, ask);
      for (const taker of takers) await expectAttemptsKept(taker, ask);
    }
    expect(takers.map(({ submitted }) => submitted.length > 0)).toEqual([true, true]);

    await study(student, ask);
    await expectStudied(student, ask);
  },
);
