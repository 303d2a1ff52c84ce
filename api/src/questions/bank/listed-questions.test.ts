import { randomUUID } from 'node:crypto';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as banks from '@sabia/domain/questions/question-banks.contract.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { aPracticeExam } from '../../practice-exams/practice-exams.factory.ts';
import { someTerms } from '../../taxonomy/taxonomy.factory.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { anAdmin } from '../../users/users.factory.ts';
import { aBank, someQuestions, type QuestionGiven } from '../questions.factory.ts';

// The list of all questions and its filters (product.md Q13, Q25 to Q29).

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const list = async (query: object) => (await call(admin, banks.listQuestions, { query })).body;
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id);
const change = (id: string, body: object) =>
  call(admin, contract.changeQuestion, { params: { id }, body });

describe('the list of questions', async () => {
  const bank = await aBank(db);
  const [physics = ''] = await someTerms(db, 'categories', ['Física da lista']);
  const [level = ''] = await someTerms(db, 'levels', ['Nível da lista']);
  const [river = '', motion = '', plain = ''] = await someQuestions(db, { bankId: bank.id }, [
    {
      statement: '<p>Qual rio é o <strong>maior</strong>?</p>',
      alternatives: [{ text: '<p>São Francisco</p>', isCorrect: true }, { text: '<p>Tietê</p>' }],
      code: 'GEO-77',
      tags: ['rios', 'enem'],
      source: 'Enem da lista',
      year: 2018,
      difficulty: 'EASY',
    },
    {
      statement: '<p>As equações do movimento</p>',
      name: 'Cinemática inicial',
      categoryId: physics,
      levelId: level,
      tags: ['enem'],
      year: 2021,
      difficulty: 'HARD',
    },
    { statement: '<p>Sem nada</p>', authors: 'Rita de Olinda' },
  ]);
  const filed = await aPracticeExam(db, { categories: ['Física da lista'], questions: 1 });
  const [inherited = ''] = filed.questionIds;

  it.each<[name: string, query: object, found: string[]]>([
    ['a bank', { collections: bank.id }, [plain, motion, river]],
    ['a practice exam', { collections: filed.id }, [inherited]],
    ['its category, or that of its exam', { categories: physics }, [inherited, motion]],
    ['a level', { levels: level }, [motion]],
    ['a difficulty', { difficulties: ['EASY'], collections: bank.id }, [river]],
    [
      'any of two difficulties',
      { difficulties: ['EASY', 'HARD'], collections: bank.id },
      [motion, river],
    ],
    ['a tag', { tags: 'rios' }, [river]],
    ['all of two tags', { tags: ['Enem', 'rios'] }, [river]],
    ['a source', { source: 'Enem da lista' }, [river]],
    ['the authors', { authors: 'Rita de Olinda' }, [plain]],
    ['a year', { year: 2021, collections: bank.id }, [motion]],
    ['words without accents', { searchKey: 'EQUACAO movimentos' }, [motion]],
    ['words of an alternative', { searchKey: 'sao francisco maior' }, [river]],
    ['a part of the code', { searchKey: 'geo-7' }, [river]],
    ['a part of the name', { searchKey: 'matica ini' }, [motion]],
    ['a part of a tag', { searchKey: 'RIOS' }, [river]],
    ['source and year', { searchKey: 'enem da lista 2018' }, [river]],
    ['a part of the authors', { searchKey: 'ólinda' }, [plain]],
    ['no formatting', { searchKey: 'strong', collections: bank.id }, []],
    ['all filters together', { searchKey: 'equação', difficulties: 'EASY' }, []],
  ])('finds questions by %s', async (_, query, found) => {
    expect(await idsOf(query)).toEqual(found);
  });

  it('has the exact name or code first, once, whatever the limit', async () => {
    const { id: bankId } = await aBank(db);
    const statement = '<p>Quanto pesa a alavanca?</p>';
    const [named = '', coded = '', longer = '', other = ''] = await someQuestions(db, { bankId }, [
      { statement, name: 'Alavanca 41' },
      { statement, code: 'ALAVANCA 41' },
      { statement, name: 'Alavanca 41 interfixa' },
      { statement, tags: ['alavanca 41 de mão'] },
    ]);
    const query = { searchKey: 'alavanca 41', collections: bankId };
    const found = await list(query);
    expect(found.items.map(({ id }) => id)).toEqual([coded, named, other, longer]);
    expect(found).toMatchObject({ total: 4, next: null });

    const pages = async (limit: number) => {
      const ids: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await list({ ...query, limit, ...(after && { after }) });
        ids.push(...page.items.map(({ id }) => id));
        after = page.next;
      } while (after);
      return ids;
    };
    expect(await pages(3)).toEqual([coded, named, other, longer]);
    expect(await pages(2)).toEqual([coded, other, longer, named]);
    expect(await pages(1)).toEqual([other, longer, coded, named]);
  });

  it('finds a word by its beginning, by each letter more, and in another form', async () => {
    const { id: bankId } = await aBank(db);
    const [waves, arrays] = await someQuestions(db, { bankId }, [
      { statement: '<p>Uma onda de eletromagnetismo</p>' },
      { statement: '<p>A programação multiplica matrizes</p>' },
    ]);
    const found = (searchKey: string) => idsOf({ collections: bankId, searchKey });
    for (const word of ['eletromagnetismo', 'programação', 'matrizes'])
      for (let length = 4; length <= word.length; length += 1) {
        const begun = word.slice(0, length);
        expect([begun, await found(begun)]).toEqual([
          begun,
          [word === 'eletromagnetismo' ? waves : arrays],
        ]);
      }
    // Words whose stem has an accent that the beginning lacks.
    const [variable] = await someQuestions(db, { bankId }, [
      { statement: '<p>O nível da variável</p>' },
    ]);
    for (const begun of ['varia', 'variav', 'variável', 'niv', 'nível'])
      expect([begun, await found(begun)]).toEqual([begun, [variable]]);
    expect(await found('onda eletromag')).toEqual([waves]);
    expect(await found('"eletromag"')).toEqual([waves]);
    expect(await found('matriz programações')).toEqual([arrays]);
    // Only the last word may be unfinished, and no word by its middle.
    expect(await found('eletromag onda')).toEqual([]);
    expect(await found('magnetismo')).toEqual([]);
  });

  it.each([
    "'",
    '"',
    '\\',
    '%_',
    'a & b | c:* !',
    "d'água (x:*",
    'abc:*',
    '<p>html</p>',
    'foo_bar',
    // unaccent makes an apostrophe of its beginning.
    'ŉŉŉ',
    '日本語',
    '🙂🙂🙂',
    'a'.repeat(200),
  ])('answers a search for %s', async (searchKey) => {
    const { status } = await call(admin, banks.listQuestions, { query: { searchKey } });
    expect(status).toBe(200);
  });

  it('finds the words of the current version only', async () => {
    await change(plain, { statement: '<p>Agora fala de ornitorrincos</p>' });
    expect(await idsOf({ searchKey: 'ornitorrinco' })).toEqual([plain]);
    await change(plain, { statement: '<p>Sem nada</p>' });
    expect(await idsOf({ searchKey: 'ornitorrinco' })).toEqual([]);
  });

  it('describes each question, its owner and its terms', async () => {
    const { items, total } = await list({ collections: bank.id });
    expect(total).toBe(3);
    expect(items[1]).toMatchObject({
      name: 'Cinemática inicial',
      category: { id: physics, title: 'Física da lista' },
      level: { id: level, title: 'Nível da lista' },
      owner: { kind: 'bank', id: bank.id, title: bank.title, contentId: null },
      measured: null,
      alternativesQtd: 2,
    });
    expect((await list({ collections: filed.id })).items[0]?.owner).toMatchObject({
      kind: 'practice-exam',
      id: filed.id,
    });
  });

  it('is paged by the last question of a page', async () => {
    const first = await list({ collections: bank.id, limit: 2 });
    expect([first.items.map(({ id }) => id), first.next]).toEqual([[plain, motion], motion]);
    const second = await list({ collections: bank.id, limit: 2, after: motion });
    expect([second.items.map(({ id }) => id), second.next, second.total]).toEqual([
      [river],
      null,
      null,
    ]);
  });

  it('finds repeated and unused questions, whatever their formatting, case and order of alternatives', async () => {
    const { id: bankId } = await aBank(db);
    const text = randomUUID();
    const [first = '', second = '', another = ''] = await someQuestions(db, { bankId }, [
      { statement: `<p>Ação ${text}</p>` },
      {
        statement: `<p>AÇÃO <em>${text}</em></p>`,
        alternatives: [{ text: '<p>3</p>' }, { text: '<p>2</p>', isCorrect: true }],
      },
      { statement: `<p>Ação ${text}</p><p><img src="/files/a.png" alt=""></p>` },
    ]);
    const { items } = await list({ collections: bankId, use: 'repeated' });
    expect(items.map(({ id, duplicatesQtd }) => [id, duplicatesQtd])).toEqual([
      [second, 1],
      [first, 1],
    ]);
    const exam = await aPracticeExam(db, { questions: 0 });
    await someQuestions(db, { practiceExamId: exam.id }, [{ statement: `<p>Ação ${text}</p>` }]);
    expect(await idsOf({ collections: bankId, use: 'unused' })).toEqual([another]);
  });

  it('counts no copies in a deleted practice exam', async () => {
    const { id: bankId } = await aBank(db);
    const statement = `<p>Ação ${randomUUID()}</p>`;
    const ids = await someQuestions(db, { bankId }, [{ statement }]);
    const exam = await aPracticeExam(db, { questions: [{ statement }] });
    const found = async () => ({
      counts: (await list({ collections: bankId })).items.map(({ duplicatesQtd, examsQtd }) => [
        duplicatesQtd,
        examsQtd,
      ]),
      unused: await idsOf({ collections: bankId, use: 'unused' }),
      repeated: await idsOf({ collections: bankId, use: 'repeated' }),
    });
    expect(await found()).toEqual({ counts: [[1, 1]], unused: [], repeated: ids });
    await call(admin, practiceExams.deletePracticeExam, { params: { id: exam.id } });
    expect(await found()).toEqual({ counts: [[0, 0]], unused: ids, repeated: [] });
  });

  it('finds a question and its duplicates', async () => {
    const { id: bankId } = await aBank(db);
    const statement = `<p>Igual ${randomUUID()}</p>`;
    const alternatives = [{ text: '<p>Sim</p>', isCorrect: true }, { text: '<p>Não</p>' }];
    const [first = '', second] = await someQuestions(db, { bankId }, [
      { statement, alternatives },
      { statement: statement.toUpperCase(), alternatives },
      { statement: '<p>Outra</p>', alternatives },
    ]);
    expect(await idsOf({ duplicatesOf: first })).toEqual([second, first]);
    expect(await idsOf({ duplicatesOf: first, tags: 'nenhuma' })).toEqual([]);
    expect(await idsOf({ duplicatesOf: randomUUID() })).toEqual([]);
  });

  it('compares kind and texts of tasks, searches them, and filters by kind', async () => {
    const { id: bankId } = await aBank(db);
    const word = `quero${randomUUID().slice(0, 8)}`;
    const statement = `<p>Complete ${word}</p>`;
    const ordering = (...texts: string[]): QuestionGiven => ({
      kind: 'ORDERING',
      statement,
      alternatives: [],
      task: {
        kind: 'ORDERING',
        items: texts.map((text, at) => ({ id: `p${at}`, text: `<p>${text}</p>` })),
        scoring: 'PER_POSITION',
      },
      answerKey: { kind: 'ORDERING', itemIds: texts.map((_, at) => `p${at}`) },
    });
    const numeric = (unit: string | null): QuestionGiven => ({
      kind: 'NUMERIC',
      statement,
      alternatives: [],
      task: { kind: 'NUMERIC', unit },
      answerKey: { kind: 'NUMERIC', value: 2, tolerance: 0 },
    });
    const [dawn, again, dusk, metres, seconds, gaps] = await someQuestions(db, { bankId }, [
      ordering('Aurora', 'Manhã'),
      ordering('manha', 'AURORA'),
      ordering('Aurora', 'Crepúsculo'),
      numeric('m'),
      numeric('s'),
      {
        kind: 'GAPS',
        statement,
        alternatives: [],
        task: {
          kind: 'GAPS',
          text: '<p>O rio [[1]].</p>',
          gaps: [
            {
              id: 'a',
              options: [
                { id: 'x', label: 'desagua se x < 3' },
                { id: 'y', label: 'evapora' },
              ],
            },
          ],
        },
        answerKey: { kind: 'GAPS', gaps: [{ gapId: 'a', optionId: 'x' }] },
      },
    ]);
    const repeated = await list({ collections: bankId, use: 'repeated' });
    expect(repeated.items.map(({ id, duplicatesQtd }) => [id, duplicatesQtd])).toEqual([
      [again, 1],
      [dawn, 1],
    ]);
    const sought = (searchKey: string) => idsOf({ collections: bankId, searchKey });
    expect(await sought('crepúsculos')).toEqual([dusk]);
    expect(await sought('rio desaguando')).toEqual([gaps]);
    expect(await sought(word)).toHaveLength(6);
    expect(await idsOf({ collections: bankId, kinds: ['NUMERIC'] })).toEqual([seconds, metres]);
    expect((await list({ collections: bankId, kinds: ['GAPS', 'FILE'] })).items).toMatchObject([
      { id: gaps, kind: 'GAPS' },
    ]);
    const unknown = await call(admin, banks.listQuestions, {
      query: { kinds: ['TELEPATHY'] as never },
    });
    expect([unknown.status, unknown.body.errors]).toEqual([
      422,
      [{ path: 'kinds', message: expect.stringContaining('SINGLE_CHOICE') as string }],
    ]);
  });

  it('counts up to one more than a bulk change reaches, and pages a word of very many questions', async () => {
    const { id: bankId } = await aBank(db);
    const rare = `jabuticaba${randomUUID().slice(0, 8)}`;

    const ids = await someQuestions(
      db,
      { bankId },
      Array.from({ length: 5003 }, (_, at) => ({
        statement: `<p>Um pterodáctilo ${at === 4000 ? rare : ''}</p>`,
        name: at === 0 ? 'Pterodáctilo' : null,
        year: at < 2 ? 1999 : 2001,
      })),
    );

    // As autovacuum does after such an import: plans of the few rows before hold no longer.
    await db.pool.query('analyze questions, question_versions');
    const many = await list({ collections: bankId, searchKey: 'pterodáctilos', limit: 2 });
    expect([many.items.map(({ id }) => id), many.total]).toEqual([[ids[5002], ids[5001]], 5001]);

    expect((await list({ collections: bankId })).total).toBe(5001);

    const narrowed = await list({ searchKey: 'pterodáctilo', collections: bankId, year: 1999 });
    expect([narrowed.items.map(({ id }) => id), narrowed.total]).toEqual([[ids[0], ids[1]], 2]);
    const few = await list({ searchKey: `pterodáctilo ${rare}` });
    expect([few.items.map(({ id }) => id), few.total]).toEqual([[ids[4000]], 1]);
  }, 60_000);

  it('tells which tags, sources, authors and years there are', async () => {
    const { body } = await call(admin, banks.readQuestionLabels);
    expect(body.tags).toEqual(expect.arrayContaining(['enem', 'rios']));
    expect(body.sources).toContain('Enem da lista');
    expect(body.authors).toContain('Rita de Olinda');
    expect(body.years).toEqual(expect.arrayContaining([2021, 2018]));
  });
});
