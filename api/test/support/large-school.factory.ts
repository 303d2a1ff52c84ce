import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { termsLimit } from '@sabia/domain/taxonomy/taxonomy.ts';
import { someAnswers } from '../../src/attempts/attempts.factory.ts';
import { aContent, aCourse } from '../../src/courses/courses.factory.ts';
import { anInstructor } from '../../src/instructors/instructors.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { aBank, someQuestions } from '../../src/questions/questions.factory.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { aTrail } from '../../src/trails/trails.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';
import type { SeededApp } from './seeded-app.factory.ts';

/** A formula of 130 characters, different for each number. */
const formula = (number: number) =>
  `\\(x_{${number}}=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}+\\sum_{k=1}^{n}\\frac{k^2+${number}}{\\sqrt{k+1}}-\\int_0^1 e^{-t^2}\\,dt+\\left(\\frac{a}{b}\\right)^{2}\\)`;

/** A statement with 11 formulas. */
const mathematics = (number: number) =>
  `<p>${Array.from({ length: 11 }, (_, at) => `Se ${formula(number * 11 + at)},`).join(' ')} qual é o valor?</p>`;

/** The greatest length of a line and of a short description in the forms. */
const line =
  'Álgebra linear e geometria analítica no espaço, com aplicações à física e à economia '.slice(
    0,
    80,
  );

/**
 * The seeded school with much of everything: an exam of 90 questions full of mathematics, a course of 200 long pages, and more than
 * a page of each listing. The learner is taking the exam.
 */
export async function enlarge(school: SeededApp): Promise<SeededApp> {
  const { db, call, people, course, sectionId, exam } = school;
  const { learner } = people;
  const pageContent = `<p>${'Uma frase da lição. '.repeat(500)}</p>`;
  for (let number = 0; number < 200; number += 1) {
    await aContent(db, sectionId, { title: `${line} ${number}`, pageContent });
  }
  const questions = Array.from({ length: 90 }, (_, number) => ({ statement: mathematics(number) }));
  const added = await someQuestions(db, { practiceExamId: exam.id }, questions);
  const bank = await aBank(db);
  await someQuestions(
    db,
    { bankId: bank.id },
    questions.map(({ statement }) => ({ statement: `<p>Outra.</p>${statement}` })),
  );
  for (let number = 0; number < 100; number += 1) {
    const title = `${line} ${number}`;
    const described = { title, shortDescription: 'x'.repeat(105) };
    const instructor = await anInstructor(db, {
      name: `Pessoa Instrutora ${number}`,
      slug: `pessoa-${number}`,
    });
    await aCourse(db, { ...described, instructors: [instructor.id], sections: [{ contents: 1 }] });
    await aLive(db, { ...described, startsAt: '2126-11-21T22:00:00.000Z' });
    await aTrail(db, { ...described, contents: [{ kind: 'course', targetId: course.id }] });
    await aPracticeExam(db, described);
    await aUser(db, { name: `Pessoa de Nome Comprido ${number}` });
    await someTerms(db, 'categories', [title]);
  }
  // As many terms as there may be, less those that requests of the test create. A request orders all levels.
  for (const kind of ['categories', 'skills'])
    await db.run(sql`
      insert into terms (kind, title)
      select ${kind}, rpad('Termo ' || number || ' ', 60, 'ã') from generate_series(
        1, ${termsLimit - 20}::integer - (select count(*) from terms where kind = ${kind})) number`);
  const params = { id: school.attempt.id };
  await call(learner, attempts.submitPracticeAttempt, { params, body: { answers: [] } });
  const attempt = (await call(learner, attempts.startPracticeAttempt, { params: exam })).body;
  const questionIds = [...exam.questionIds, ...added];
  return { ...school, exam: { ...exam, questionIds }, attempt, answers: someAnswers(attempt, [0]) };
}
