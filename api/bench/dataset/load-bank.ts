import pg from 'pg';
import { withoutTimeout } from '../../src/platform/db/connection-settings.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { aBank, someQuestions, type QuestionGiven } from '../../src/questions/questions.factory.ts';
import { someTerms } from '../../src/taxonomy/taxonomy.factory.ts';
import { idSql } from './ids.ts';
import { insertCopies } from './insert-copies.ts';

/** A word of every question of the bank, and one of every ten-thousandth. */
export const bankWords = { common: 'alternativa', rare: 'ornitorrinco' };

const category = 'Ciências do banco';
const level = 'Ensino médio do banco';

const template: QuestionGiven = {
  statement: '<p>Leia o texto e marque a <strong>alternativa</strong> correta.</p>',
  explanation: '<p>O texto diz isto na primeira frase.</p>',
  alternatives: ['A primeira', 'A segunda', 'A terceira', 'A quarta', 'Nenhuma'].map(
    (text, index) => ({ text: `<p>${text}</p>`, isCorrect: index === 0 }),
  ),
};

const several: QuestionGiven = {
  statement: '<p>Marque cada alternativa que o texto confirma.</p>',
  kind: 'MULTIPLE_CHOICE',
  alternatives: [],
  task: {
    kind: 'MULTIPLE_CHOICE',
    options: ['Chove', 'Venta', 'Neva'].map((text) => ({ id: text, text: `<p>${text}</p>` })),
    scoring: 'ALL_OR_NOTHING',
  },
  answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['Chove', 'Venta'] },
};

/**
 * Adds a question bank with so many different questions; each tenth has several right options. Returns the ids of the
 * bank and of the category of all its questions.
 */
export async function loadBank(
  url: string,
  questionsQtd: number,
): Promise<{ bankId: string; categoryId: string }> {
  await using toEnd = new AsyncDisposableStack();
  const db = openDatabase(url, { timeoutMs: 120_000 });
  toEnd.defer(() => db.close());
  const { id: bankId } = await aBank(db, { title: 'Banco grande' });
  const [categoryId = ''] = await someTerms(db, 'categories', [category]);
  const [levelId = ''] = await someTerms(db, 'levels', [level]);
  const filed = { categoryId, levelId };
  const templates = await someQuestions(db, { bankId }, [
    { ...template, ...filed },
    { ...several, ...filed },
  ]);
  const client = new pg.Client({ connectionString: url, options: withoutTimeout });
  await client.connect();
  toEnd.defer(() => client.end());
  await client.query('begin; set local synchronous_commit = off');
  for (const [index, id] of templates.entries()) {
    // The templates are the first question of each sort.
    const numbers = `from (
      select n from generate_series(2, ${questionsQtd - 1}) n where n % 10 ${index === 0 ? '<>' : '='} 9) numbers`;
    await insertCopies(
      client,
      'questions',
      `id = '${id}'`,
      `select ${idSql('bank question', 'n')} as id, ${idSql('bank version', 'n')} as version_id,
        n as position, 'Q-' || n as code,
        array['assunto ' || n % 40, 'lote ' || n % 500] as tags,
        (array['EASY', 'MEDIUM', 'HARD'])[1 + n % 3] as difficulty,
        (array['Enem', 'Fuvest', 'Unicamp', 'OBMEP', 'OAB'])[1 + n % 5] as source,
        2000 + n % 25 as year
      ${numbers}`,
    );
    await insertCopies(
      client,
      'question_versions',
      `question_id = '${id}'`,
      // Two of fifty have the same text.
      `select ${idSql('bank version', 'n')} as id, ${idSql('bank question', 'n')} as question_id,
        '<p>Texto ' || n - (n % 50 = 1)::integer
          || case when n % 10000 = 7 then ' sobre o ornitorrinco' else '' end
          || '.</p>' || statement as statement
      ${numbers}, (select statement from question_versions where question_id = '${id}') original`,
    );
  }
  await client.query('commit');
  await client.query('vacuum analyze questions, question_versions');
  return { bankId, categoryId };
}
