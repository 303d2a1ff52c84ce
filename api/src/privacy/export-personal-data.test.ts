import { randomUUID } from 'node:crypto';
import * as notebook from '@sabia/domain/error-notebook/essay-cards.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aFamily } from './guardians.factory.ts';
import { aMarkedEssay } from '../essays/essays.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, identity } = await createTestApp();
const account = { name: 'Rosa <Pires>', email: 'rosa@exemplo.com.br', password: 'um bom segredo' };
const { providerId } = await identity.createVerifiedAccount(account);
const rosa = await aUser(db, { ...account, providerId });
const other = await aUser(db, { name: 'Ivo Sá' });

async function exported(who: typeof rosa) {
  const { status, body } = await call(who, privacy.exportPersonalData);
  expect(status).toBe(200);
  const zip = await fromBufferPromise(Buffer.from(body as never));
  const items = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    items.set(entry.fileName, bytes.toString());
  }
  return {
    page: assertDefined(items.get('meus-dados.html')),
    json: assertDefined(items.get('meus-dados.json')),
  };
}

it('exports all stored data about a user, as a page and as JSON', async () => {
  const course = await aCourse(db, { title: 'Contas em dia', sections: [{ contents: 1 }] });
  const sectionId = assertDefined(course.sections[0]).id;
  const contentId = assertDefined(course.contentIds[0]);
  const body = { courseId: course.id, userId: rosa.id, sectionId, contentId, isCompleted: true };
  await call(rosa, progress.progressContent, { body });
  await call(rosa, users.changeUser, {
    params: { id: rosa.id },
    body: { cpf: '529.982.247-25', birthDate: '1990-05-17' },
  });

  await call(await anAdmin(db), users.setExtraTime, {
    params: { id: rosa.id },
    body: { percent: 25 },
  });

  const { page, json } = await exported(rosa);

  const { tables, userId } = JSON.parse(json);
  expect(userId).toBe(rosa.id);
  expect(tables).toMatchObject({
    users: [{ name: 'Rosa <Pires>', cpf: '52998224725' }],
    'identity."user"': [{ email: 'rosa@exemplo.com.br' }],
    course_progressions: [{ course_id: course.id }],
    certificates: [{ holder_name: 'Rosa <Pires>', course_title: 'Contas em dia' }],
    study_days: [{ contents_qtd: 1 }],
    extra_times: [{ percent: 25 }],
    live_reminders: [],
  });
  expect(page).toContain('<h2>Certificados</h2>');
  expect(page).toContain('<h2>Tempo adicional em provas</h2>');
  expect(page).toContain('Rosa &lt;Pires&gt;');
  expect(page).toContain('<td>17/05/1990</td>');
  expect(page).toContain('<td>Contas em dia</td>');
  expect(page).not.toContain(course.id);
});

it('exports no secrets and nothing about others', async () => {
  const { page, json } = await exported(rosa);
  const { tables } = JSON.parse(json);
  expect(tables['identity.account']).toHaveLength(1);
  expect(json).not.toMatch(/password|"token"|secret|digest/i);
  for (const text of [page, json]) {
    expect(text).not.toContain(other.id);
    expect(text).not.toContain('Ivo Sá');
  }
});

it('exports the cards of essays in the error notebook, and the words that they are about once', async () => {
  const learner = await aUser(db);
  const { attemptId, questionId } = await aMarkedEssay(db, learner, await anAdmin(db));
  const place = { attemptId, questionId, comment: 1 };
  const { id: cardId } = (await call(learner, notebook.addEssayCard, { body: place })).body;
  const body = { id: randomUUID(), cardId, isRemembered: false };
  expect((await call(learner, notebook.reviewEssayCard, { body })).status).toBe(200);
  const { page, json } = await exported(learner);
  expect(JSON.parse(json).tables).toMatchObject({
    error_notebook_essay_cards: [{ attempt_id: attemptId, comment: 1, lapses: 1 }],
    error_notebook_essay_reviews: [{ card_id: cardId, is_remembered: false }],
  });
  expect(json.split('Diga como.')).toHaveLength(2);
  expect(page).toContain('<h2>Cartões de redações no caderno de erros</h2>');
});

it('exports to a guardian whose guardian they are, and to the child who theirs is', async () => {
  const { child, guardian } = await aFamily(db, { child: { name: 'Ana Prado' } });
  const ofGuardian = await exported(guardian);
  expect(JSON.parse(ofGuardian.json).tables.guardians).toMatchObject([
    { user_id: child.id, email: guardian.email, stop_at: null },
  ]);
  expect(ofGuardian.page).toContain('<td>Ana Prado</td>');
  const ofChild = await exported(child);
  expect(JSON.parse(ofChild.json).tables.guardians).toMatchObject([{ email: guardian.email }]);
  expect(ofChild.page).not.toContain('De quem');
  expect(JSON.parse((await exported(other)).json).tables.guardians).toEqual([]);
});
