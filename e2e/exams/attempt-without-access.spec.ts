import type { Page } from '@playwright/test';
import { apiAs } from '../support/api-client.ts';
import { createExamCourse } from '../support/exam-course.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPracticeExam } from '../support/practice-exam.ts';
import { providerIdOf, type SavedSession } from '../support/users.ts';
import type { TestServer } from '../support/test-server.ts';

test.use({ expectedPageErrors: /40[34]|ApiProblem/ });

interface PaidExam {
  /** The route that starts an attempt. */
  attempts: string;
  /** Of the exam: it can be deactivated and deleted there. */
  route: string;
  /** The address in the e-mail of a changed grade. */
  emailed: (attemptId: string) => string;
}

const kinds: Record<string, (server: TestServer, admin: SavedSession) => Promise<PaidExam>> = {
  'a practice exam': async (server, admin) => {
    const id = await createPracticeExam(server, admin, {
      title: 'Simulado de quem assinava',
      timeLimitMinutes: 60,
      questions: [
        {
          statement: '<p>Quanto é a metade de um quarto?</p>',
          explanation: '<p>Um oitavo.</p>',
          alternatives: ['Um oitavo', 'Um meio'].map((text, at) => ({ text, isCorrect: at === 0 })),
        },
      ],
    });
    const api = await apiAs(server, admin);
    const route = `/practice-exams/${id}`;
    await api(`${route}?verification=skip`, { paymentType: 'PAID' }, 'PATCH');
    return {
      route,
      attempts: `${route}/attempts`,
      emailed: (attemptId) => `/exercicios/${id}?tentativa=${attemptId}`,
    };
  },
  'an exam of a course': async (server, admin) => {
    const path = await createExamCourse(server, admin, { timeLimitMinutes: 60, questionsQtd: 1 });
    const api = await apiAs(server, admin);
    const slug = path.split('/').at(-1);
    const { course } = await api<{
      course: { id: string; sections: { contents: { id: string }[] }[] };
    }>(`/courses/${slug}/lesson`, undefined, 'GET');
    await api(`/courses/${course.id}/config?verification=skip`, { paymentType: 'PAID' }, 'PATCH');
    const id = course.sections[0]?.contents[0]?.id ?? '';
    return {
      route: `/courses/content/${id}`,
      attempts: `/user-progressions/content/${id}/attempts`,
      emailed: (attemptId) => `/cursos/${course.id}?conteudo=${id}&tentativa=${attemptId}`,
    };
  },
};

const bar = (page: Page) => page.getByRole('region', { name: 'Em andamento', exact: true });

for (const [kind, create] of Object.entries(kinds))
  for (const end of ['the subscription ends', 'the exam is inactive', 'the exam is deleted'])
    test(`an attempt at ${kind} goes on to its result after ${end}`, async ({
      server,
      sessions,
      openAsNewLearner,
    }) => {
      const exam = await create(server, sessions.admin);
      const api = await apiAs(server, sessions.admin);
      const { page } = await openAsNewLearner();
      const session = await page.context().storageState();
      const learner = await apiAs(server, session);
      const user = await learner(`/users/provider/${providerIdOf(session)}`, undefined, 'GET');
      const setAccess = (hasActiveSubscription: boolean) =>
        api(`/users/hasActiveSubscription/${user.id}`, { hasActiveSubscription }, 'PATCH');
      await setAccess(true);
      const attempt = await learner(exam.attempts, {});
      if (end === 'the exam is deleted') await api(exam.route, undefined, 'DELETE');
      else if (end === 'the exam is inactive') await api(exam.route, { isActive: false }, 'PATCH');
      else await setAccess(false);

      await page.goto('/trilhas');
      if (end === 'the exam is deleted') {
        await expect(page.getByRole('heading', { level: 1, name: 'Trilhas' })).toBeVisible();
        await expect(bar(page)).toBeHidden();
        return;
      }
      await bar(page).getByRole('link', { name: 'Continuar' }).click();
      await page.getByRole('radio').first().check();
      await expect(page.getByText('Salvo', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio').first()).toBeChecked();
      await page.getByRole('button', { name: 'Entregar' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click();
      const result = page.getByText(/^Você acertou \d de 1 quest/);
      await expect(result).toBeVisible();
      await page.goto(exam.emailed(attempt.id));
      await expect(result).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
    });
