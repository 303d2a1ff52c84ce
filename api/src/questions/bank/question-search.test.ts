import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { recordStatements } from '../../../test/support/recorded-statements.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';

// The search in the questions of an exam (product.md Q11).

const { db, call } = await createTestApp();
const recorded = recordStatements(db.pool);
const admin = await anAdmin(db);
const { id } = await aPracticeExam(db, { questions: 0 });
const { id: another } = await aPracticeExam(db, { questions: 0 });

async function write(owner: string, statement: string, wrong = 'Outra'): Promise<string> {
  const { body } = await call(admin, contract.createPracticeExamQuestion, {
    params: { id: owner },
    body: {
      statement: `<p>${statement}</p>`,
      alternatives: [{ text: '<p>Certa</p>', isCorrect: true }, { text: `<p>${wrong}</p>` }],
    },
  });
  return body.id;
}

const written = {
  action: await write(id, 'A <strong>ação</strong> é de 50% &amp; sobe'),
  sum: await write(id, 'Dado x &lt; 10<sup>3</sup>, some.</p><p>Depois divida.'),
  river: await write(id, 'Qual é o maior?', 'Rio São Francisco'),
  again: await write(id, 'Outra ação qualquer'),
};
await write(another, 'A ação de outra prova');

const find = async (searchKey: string) =>
  (
    await call(admin, contract.readPracticeExamQuestionOrder, {
      params: { id },
      query: { searchKey },
    })
  ).body.questionIds;

describe('the search in the questions of an exam', () => {
  it.each<[string, string, (keyof typeof written)[]]>([
    ['no case and accents', 'ACAO', ['action', 'again']],
    ['words with their accents', 'ação', ['action', 'again']],
    ['words around formatting', 'a ação é', ['action']],
    ['parts of a word with formatting', 'x < 103', ['sum']],
    ['words of two paragraphs', 'some. depois', ['sum']],
    ['signs', '50% & sobe', ['action']],
    ['a wildcard as a sign', '5_%', []],
    ['alternatives', 'sao francisco', ['river']],
    ['no tags', 'strong', []],
    ['nothing else', 'inexistente', []],
    ['all without words', ' ', ['action', 'sum', 'river', 'again']],
  ])('finds %s', async (_, searchKey, found) => {
    expect(await find(searchKey)).toEqual(found.map((name) => written[name]));
  });

  it('compares stored words, since taking them out of HTML takes 0.1 ms and more for each question', async () => {
    recorded.length = 0;
    await find('acao');
    const texts = recorded.map(({ text }) => text).join();
    expect(texts).toContain('plain_words');
    expect(texts).not.toMatch(/words_of_html|texts_of_question|regexp/);
  });

  it('pages what it finds', async () => {
    const page = async (after?: string) =>
      (
        await call(admin, contract.listPracticeExamQuestions, {
          params: { id },
          query: { searchKey: 'ação', limit: 1, ...(after && { after }) },
        })
      ).body;
    const first = await page();
    expect([first.items.map((item) => item.id), first.next]).toEqual([
      [written.action],
      written.action,
    ]);
    const second = await page(written.action);
    expect([second.items.map((item) => item.id), second.next]).toEqual([[written.again], null]);
  });
});
