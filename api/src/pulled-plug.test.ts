import type { AttemptSummary, Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { expect, it } from 'vitest';
import { anExamTaker, takeTries, type ExamTaker } from './attempts/exam-taker.factory.ts';
import { aPluggedSchool, type Ask } from './plugged-school.factory.ts';

const { start, pullPlug, signIn } = await aPluggedSchool();

/** A course that nobody finishes before the last plug is pulled. */
async function longCourse(ask: Ask, contents: number): Promise<Course> {
  const terms = await termsOf(ask);
  const course = await ask<Course>('POST', '/courses', {
    title: 'Curso longo',
    slug: 'curso-longo',
    shortDescription: 'Muitas páginas.',
    description: '<p>Muitas páginas.</p>',
    estimatedCompletionHours: 40,
    paymentType: 'FREE',
    isActive: true,
    categories: terms.categories.slice(0, 1),
    levels: terms.levels.slice(0, 1),
    skills: terms.skills.slice(0, 1),
  });
  const section = await ask<{ id: string }>('POST', `/courses/${course.id}/section`, {
    title: 'Tudo',
  });
  for (let page = 1; page <= contents; page++) {
    await ask('POST', '/courses/content', {
      sectionId: section.id,
      createContentDto: {
        contentType: 'TEXTPAGE',
        title: `Página ${page}`,
        pageContent: '<p>texto</p>',
      },
    });
  }
  return ask<Course>('GET', `/courses/${course.id}`);
}

const termsOf = (ask: Ask) =>
  ask<Record<'categories' | 'levels' | 'skills', { id: string }[]>>('GET', '/taxonomy');

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

/** What was acknowledged to a learner is there as it was, once; at most one try more is under way. */
async function expectKept({ practiceExamId, current, submitted }: ExamTaker, ask: Ask) {
  const tries = await ask<AttemptSummary[]>('GET', `/practice-exams/${practiceExamId}/attempts`);
  expect(tries.length).toBeLessThanOrEqual(submitted.length + 1);
  expect(tries.map(({ number }) => number)).toEqual(tries.map((_, at) => tries.length - at));
  for (const { attempt, chosen } of submitted) {
    const { id, result, submittedAt, answers } = attempt;
    expect(asChosen(answers)).toEqual(chosen);
    expect(tries).toContainEqual(expect.objectContaining({ id, result, submittedAt }));
  }
  if (!current) return;
  const kept = await ask<Attempt>('GET', `/practice-exams/attempts/${current.attempt.id}`);
  // The one that was on its way may have replaced what stood.
  const { questionId } = current.unsent ?? {};
  const known = Object.entries(current.chosen).filter(([id]) => id !== questionId);
  expect(asChosen(kept.answers)).toMatchObject(Object.fromEntries(known));
}

const asChosen = (answers: Attempt['answers']) =>
  Object.fromEntries(answers.map(({ questionId, alternativeId }) => [questionId, alternativeId]));

const kills = 20;
const writers = 4;

it(
  'what was acknowledged is there after each of 20 pulled plugs, once',
  { timeout: 600_000 },
  async () => {
    await start();
    const { ask, providerId } = await signIn('aluno@sabia.local');
    const { id: userId } = await ask<{ id: string }>('GET', `/users/provider/${providerId}`);
    const admin = await signIn('admin@sabia.local');
    const course = await longCourse(admin.ask, 160);
    const takers = [
      anExamTaker(await anExam(admin.ask, 'Somas de manhã')),
      anExamTaker(await anExam(admin.ask, 'Somas de tarde')),
    ];
    const [section] = course.sections;
    const left = section?.contents.map(({ id }) => id) ?? [];
    const acknowledged = new Set<string>();
    let isOn = true;
    let told = () => {};

    async function study(): Promise<void> {
      for (let contentId = left.pop(); contentId; contentId = left.pop()) {
        const step = {
          courseId: course.id,
          userId,
          sectionId: section?.id,
          contentId,
          isCompleted: true,
        };
        try {
          await ask('POST', '/user-progressions/content', step);
          acknowledged.add(contentId);
          told();
        } catch {
          // Nobody knows whether it was written: it is asked for again, as a browser would.
          left.push(contentId);
          if (!isOn) return;
        }
      }
    }

    async function takeExams(taker: ExamTaker): Promise<void> {
      const answering: Ask = async (method, path, body) => {
        const reply = await ask(method, path, body);
        told();
        return reply as never;
      };
      await takeTries(taker, answering).catch(() => (isOn ? takeExams(taker) : null));
    }

    const progress = () =>
      ask<
        CourseProgression & {
          sections: { contents: { contentId: string; isCompleted: boolean }[] }[];
        }
      >('GET', `/user-progressions/${course.id}/user/${userId}`);

    for (let kill = 1; kill <= kills; kill++) {
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      let missing = 3 + (kill % 10);
      told = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      isOn = true;
      const writing = [...Array.from({ length: writers }, study), ...takers.map(takeExams)];
      await enough;
      isOn = false;
      await pullPlug();
      await Promise.all(writing);
      await start();
      const { completedContentsQtd, sections } = await progress();
      const completed = sections.flatMap(({ contents }) =>
        contents.filter(({ isCompleted }) => isCompleted).map(({ contentId }) => contentId),
      );
      expect(completed).toEqual(expect.arrayContaining([...acknowledged]));
      expect(new Set(completed).size).toBe(completed.length);
      expect(completedContentsQtd).toBe(completed.length);
      for (const taker of takers) await expectKept(taker, ask);
    }
    expect(takers.map(({ submitted }) => submitted.length > 0)).toEqual([true, true]);

    await study();
    expect(await progress()).toMatchObject({
      isCompleted: true,
      completedContentsQtd: course.sections[0]?.contents.length,
    });
    const certificates = await ask<{ courseId: string }[]>('GET', `/certificates/user/${userId}`);
    expect(certificates.filter(({ courseId }) => courseId === course.id)).toHaveLength(1);
  },
);
