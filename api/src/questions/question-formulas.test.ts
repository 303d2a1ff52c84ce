import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const course = await aCourse(db, {
  sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
});
const contentId = course.contentIds[0] ?? '';

const draft = {
  statement: '<p>Resolva \\(x^2 < 4\\):</p><p>\\[\\frac{x}{2} = \\ce{H2O}\\]</p>',
  explanation: '<p>\\(\\sqrt{4}\\)</p>',
  alternatives: [{ text: '\\(x<2\\)', isCorrect: true }, { text: '<p>R$ 5,00 e R$ 7,00</p>' }],
};
const kept = '<p>Resolva \\(x^2 &lt; 4\\):</p><p>\\[\\frac{x}{2} = \\ce{H2O}\\]</p>';

it('keeps the sources of formulas for authors and draws them for learners', async () => {
  const { body: written } = await call(admin, contract.createContentQuestion, {
    params: { id: contentId },
    body: draft,
  });
  expect(written.statement).toBe(kept);
  expect(written.alternatives.map(({ text }) => text)).toEqual([
    '\\(x&lt;2\\)',
    '<p>R$ 5,00 e R$ 7,00</p>',
  ]);

  const { body: attempt } = await call(await aUser(db), attempts.startContentAttempt, {
    params: { contentId },
  });
  const question = attempt.questions[0];
  expect(question?.statement.match(/<math[ >]/g)).toHaveLength(2);
  expect(question?.statement).toContain('data-tex="x^2 &lt; 4"');
  expect(question?.alternatives.map(({ text }) => text.includes('<math'))).toEqual([true, false]);

  // An entity that is sent back as a learner reads it.
  const { body: changed } = await call(admin, contract.changeQuestion, {
    params: { id: written.id },
    body: { statement: question?.statement },
  });
  expect(changed.statement).toBe(kept);
  expect(changed.version).toBe(1);
});

it('refuses a wrong formula at its field, and changes nothing', async () => {
  const { status, body } = await call(admin, contract.createContentQuestion, {
    params: { id: contentId },
    body: { ...draft, alternatives: [...draft.alternatives, { text: '\\(\\fraq{1}{2}\\)' }] },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'invalid_input',
    errors: [
      {
        path: 'alternatives.2.text',
        message: 'A fórmula “\\fraq{1}{2}” usa \\fraq, que não existe.',
      },
    ],
  });
});

it('keeps the source of formulas in the description of a course for its authors', async () => {
  const { body } = await call(admin, courses.configureCourse, {
    params: { id: course.id },
    body: { description: '<p>Área: \\(\\pi r^2\\)</p>' },
  });
  expect(body.description).toBe('<p>Área: \\(\\pi r^2\\)</p>');
  const { body: again } = await call(admin, courses.configureCourse, {
    params: { id: course.id },
    body: { title: 'Geometria', description: body.description },
  });
  expect(again.description).toBe(body.description);
});
