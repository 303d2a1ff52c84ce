import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as corrections from '@sabia/domain/attempts/corrections.contract.ts';
import * as classes from '@sabia/domain/classes/classes.contract.ts';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import * as questions from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anEssay } from './essays.factory.ts';

const { db, call, time } = await createTestApp();

type User = Awaited<ReturnType<typeof aUser>>;
type Essay = Awaited<ReturnType<typeof anEssay>>;
type Mark = Parameters<typeof call<typeof contract.markEssay>>[2]['body'];

const levels = (C1: number, C2 = C1, C3 = C1, C4 = C1, C5 = C1) => ({ C1, C2, C3, C4, C5 });

const claim = async (by: User, { practiceExamId }: Pick<Essay, 'practiceExamId'>) =>
  call(by, contract.claimEssay, { body: { practiceExamId } });

const give = (by: User, { attemptId, questionId }: Essay, body: Mark) =>
  call(by, contract.markEssay, { params: { attemptId, questionId }, body });

const read = async (by: User, { attemptId, questionId }: Essay) =>
  (await call(by, contract.readEssay, { params: { attemptId, questionId } })).body;

/** An essay, and people who have claimed and marked it in this order. */
async function marked(...given: Mark[]) {
  const learner = await aUser(db);
  const essay = await anEssay(db, learner);
  const correctors: User[] = [];
  for (const body of given) {
    const corrector = await anAdmin(db);
    correctors.push(corrector);
    expect((await claim(corrector, essay)).status).toBe(201);
    expect(await give(corrector, essay, body)).toMatchObject({ status: 200 });
  }
  return { learner, essay, correctors };
}

describe('the queue', () => {
  it('gives the oldest essay, each once to a person and to as many as it needs', async () => {
    const essay = await anEssay(db, await aUser(db));
    const [first, second, third] = await Promise.all([anAdmin(db), anAdmin(db), anAdmin(db)]);
    const { status, body, headers } = await claim(first, essay);
    expect(status).toBe(201);
    expect(headers['location']).toBe(`/v1/corrections/${essay.attemptId}/${essay.questionId}`);
    expect(body).toMatchObject({
      attemptId: essay.attemptId,
      questionId: essay.questionId,
      response: { kind: 'OPEN_TEXT', text: 'Porque o ar espalha a luz.' },
      isForBoard: false,
    });
    expect(body.rubric.criteria.map(({ key }) => key)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
    expect(body.rubric.zeroReasons).toHaveLength(9);
    expect((await claim(first, essay)).status).toBe(204);
    expect((await claim(second, essay)).status).toBe(201);
    expect((await claim(third, essay)).status).toBe(204);
  });

  it('says nothing of the author', async () => {
    const learner = await aUser(db, { name: 'Iracema Guimarães' });
    const essay = await anEssay(db, learner);
    const { body } = await claim(await anAdmin(db), essay);
    expect(JSON.stringify(body)).not.toContain('Iracema');
    expect(JSON.stringify(body)).not.toContain(learner.id);
  });

  it('does not name the author in the list of corrections before the mark', async () => {
    const learner = await aUser(db, { name: 'Ubirajara Nogueira' });
    const essay = await anEssay(db, learner, { correctors: 1 });
    const listed = async (status: 'AWAITING' | 'CORRECTED') =>
      (
        await call(await anAdmin(db), corrections.listCorrections, {
          query: { status, practiceExamId: essay.practiceExamId },
        })
      ).body.items;
    expect(await listed('AWAITING')).toMatchObject([{ isEssay: true, userName: '' }]);
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    await give(corrector, essay, { levels: levels(120) });
    expect(await listed('CORRECTED')).toMatchObject([
      { isEssay: true, userName: 'Ubirajara Nogueira' },
    ]);
  });

  it('never gives a person the own essay', async () => {
    const author = await anAdmin(db);
    const essay = await anEssay(db, author);
    expect((await claim(author, essay)).status).toBe(204);
    expect(await give(author, essay, { levels: levels(200) })).toMatchObject({ status: 409 });
  });

  it('gives an essay to somebody else 30 minutes after the last sign of life', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const [slow, quick] = await Promise.all([anAdmin(db), anAdmin(db)]);
    const start = time.now;
    await claim(slow, essay);
    time.now = new Date(start.getTime() + 20 * 60_000);
    const { attemptId, questionId } = essay;
    const params = { attemptId, questionId };
    expect((await call(slow, contract.keepClaim, { params })).status).toBe(204);
    time.now = new Date(start.getTime() + 49 * 60_000);
    expect((await claim(quick, essay)).status).toBe(204);
    time.now = new Date(start.getTime() + 51 * 60_000);
    expect((await claim(quick, essay)).status).toBe(201);
    expect((await call(slow, contract.keepClaim, { params })).status).toBe(404);
    // The mark of the slow one would be one too many.
    expect(await give(slow, essay, { levels: levels(120) })).toMatchObject({ status: 409 });
    expect(await give(quick, essay, { levels: levels(160) })).toMatchObject({
      body: { status: 'SETTLED', score: 800 },
    });
  });

  it('takes a late mark while the essay still needs one', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const slow = await anAdmin(db);
    await claim(slow, essay);
    time.now = new Date(time.now.getTime() + 31 * 60_000);
    await claim(await anAdmin(db), await anEssay(db, await aUser(db)));
    expect(await give(slow, essay, { levels: levels(120) })).toMatchObject({
      body: { status: 'SETTLED', score: 600 },
    });
  });

  it('gets an essay back', async () => {
    const essay = await anEssay(db, await aUser(db), { correctors: 1 });
    const [first, second] = await Promise.all([anAdmin(db), anAdmin(db)]);
    await claim(first, essay);
    const params = { attemptId: essay.attemptId, questionId: essay.questionId };
    expect((await call(first, contract.dropClaim, { params })).status).toBe(204);
    expect((await claim(second, essay)).status).toBe(201);
  });

  it('gives a person at most 20 essays at a time', async () => {
    const corrector = await anAdmin(db);
    const learner = await aUser(db);
    for (let essays = 0; essays < 20; essays += 1)
      expect((await claim(corrector, await anEssay(db, learner))).status).toBe(201);
    const more = await claim(corrector, await anEssay(db, learner));
    expect(more).toMatchObject({ status: 409, body: { detail: expect.stringContaining('20') } });
  });

  it('gives teachers and monitors the essays of students of their classes only', async () => {
    const [teacher, monitor, other, student] = await Promise.all([
      aUser(db),
      aUser(db),
      aUser(db),
      aUser(db),
    ]);
    const essay = await anEssay(db, student);
    const items = [{ kind: 'PRACTICE_EXAM' as const, targetId: essay.practiceExamId }];
    expect((await claim(teacher, essay)).status).toBe(403);
    // The student's class studies something else, another class with this exam has other students.
    const schoolClass = await aClass(db, {
      teachers: [teacher],
      monitors: [monitor],
      students: [student],
    });
    await aClass(db, { teachers: [other, teacher], students: [await aUser(db)], items });
    expect((await claim(teacher, essay)).status).toBe(204);
    const admin = await anAdmin(db);
    const change = { params: { id: schoolClass.id }, body: { items } };
    expect((await call(admin, classes.changeClass, change)).status).toBe(200);
    expect((await claim(other, essay)).status).toBe(204);
    expect((await give(other, essay, { levels: levels(160) })).status).toBe(404);
    expect((await claim(monitor, essay)).status).toBe(201);
    expect((await claim(teacher, essay)).status).toBe(201);
    const removal = { params: { id: schoolClass.id, userId: monitor.id } };
    expect((await call(teacher, classes.removeClassMember, removal)).status).toBe(204);
    expect((await give(monitor, essay, { levels: levels(160) })).status).toBe(404);
    expect((await give(teacher, essay, { levels: levels(160) })).status).toBe(200);
  });

  it('is read with its figures and with the claims of the reader', async () => {
    const [teacher, student] = await Promise.all([aUser(db), aUser(db)]);
    const [first, second] = [await anEssay(db, student), await anEssay(db, student)];
    const items = [first, second].map(({ practiceExamId }) => ({
      kind: 'PRACTICE_EXAM' as const,
      targetId: practiceExamId,
    }));
    await aClass(db, { teachers: [teacher], students: [student], items });
    const queue = async () => (await call(teacher, contract.readEssayQueue, {})).body;
    expect(await queue()).toMatchObject({
      claims: [],
      waitingQtd: 2,
      oldestAt: expect.any(String),
    });
    const { body: claimed } = await claim(teacher, first);
    expect(await queue()).toMatchObject({
      claims: [{ ...claimed, statement: expect.any(String) }],
      waitingQtd: 1,
    });
    const start = time.now;
    time.now = new Date(start.getTime() + 31 * 60_000);
    // Nobody has taken it meanwhile.
    const params = { attemptId: first.attemptId, questionId: first.questionId };
    expect(await queue()).toMatchObject({ claims: [params], waitingQtd: 1 });
    expect((await call(teacher, contract.keepClaim, { params })).status).toBe(204);
    time.now = new Date(start.getTime() + 62 * 60_000);
    const colleague = await anAdmin(db);
    await claim(colleague, second);
    expect(await queue()).toMatchObject({ claims: [], waitingQtd: 2 });
    await claim(teacher, first);
    await give(teacher, first, { levels: levels(160) });
    expect(await queue()).toMatchObject({ claims: [], waitingQtd: 1 });
  });

  it('tells the author once a day that a teacher saw the essay', async () => {
    const [teacher, student] = await Promise.all([aUser(db), aUser(db)]);
    const essay = await anEssay(db, student);
    const items = [{ kind: 'PRACTICE_EXAM' as const, targetId: essay.practiceExamId }];
    await aClass(db, { teachers: [teacher], students: [student], items });
    await claim(teacher, essay);
    await give(teacher, essay, { levels: levels(160) });
    await read(teacher, essay);
    const { body } = await call(student, privacy.pageDataReads, { params: { userId: student.id } });
    expect(body.items.filter(({ by }) => by.id === teacher.id)).toMatchObject([
      { what: 'ANSWERS' },
    ]);
  });

  it('gives each of 12 essays to two of 25 correctors at once', async () => {
    const { practiceExamId, questionId, attemptId } = await anEssay(db, await aUser(db));
    for (let copies = 0; copies < 11; copies += 1) {
      const other = await anEssay(db, await aUser(db));
      await db.run(sql`
        update attempts set exam_id = (select exam_id from attempts where id = ${attemptId})
        where id = ${other.attemptId}`);
    }
    const people = await Promise.all(Array.from({ length: 25 }, () => anAdmin(db)));
    const claimed = await Promise.all(
      people.map(async (person) => ({
        person,
        reply: await claim(person, { practiceExamId }),
      })),
    );
    const essays = claimed.filter(({ reply }) => reply.status === 201);
    expect(essays).toHaveLength(24);
    const quantities = new Map<string, number>();
    for (const { reply } of essays) {
      const { attemptId: id } = reply.body;
      quantities.set(id, (quantities.get(id) ?? 0) + 1);
    }
    expect([...quantities.values()]).toEqual(Array.from({ length: 12 }, () => 2));
    expect(questionId).toBeTruthy();
    const marks = await Promise.all(
      essays.map(({ person, reply: { body } }) =>
        give(person, { ...body, practiceExamId }, { levels: levels(160) }),
      ),
    );
    expect(marks.filter(({ status }) => status === 200)).toHaveLength(24);
    const settled = await Promise.all(
      essays.map(({ person, reply: { body } }) => read(person, { ...body, practiceExamId })),
    );
    for (const essay of settled) expect(essay).toMatchObject({ status: 'SETTLED', score: 800 });
  });
});

describe('an essay', () => {
  it('is settled by two marks that agree, and its answer gets the credit', async () => {
    const { learner, essay, correctors } = await marked(
      { levels: levels(160, 120, 120, 160, 80) },
      { levels: levels(160, 160, 120, 160, 120), comments: [{ text: 'Boa conclusão.' }] },
    );
    const second = assertDefined(correctors[1]);
    expect(await read(second, essay)).toMatchObject({
      status: 'SETTLED',
      score: 680,
      competences: { C1: 160, C2: 140, C3: 120, C4: 160, C5: 100 },
      zeroReason: null,
      explanation: 'Média de duas correções: 640 e 720.',
      marks: [{ isBoard: false }, { isBoard: false, comments: [{ text: 'Boa conclusão.' }] }],
    });
    const { body } = await call(learner, attempts.readAttempt, { params: { id: essay.attemptId } });
    expect(body.graded).toMatchObject([
      { credit: 0.68, comment: 'Média de duas correções: 640 e 720.' },
    ]);
  });

  it('goes to a third person after a discrepancy, and counts the nearer mark', async () => {
    const { essay, correctors } = await marked(
      { levels: levels(120) },
      { levels: levels(160) },
      { levels: levels(160, 160, 160, 120, 120) },
    );
    const result = await read(assertDefined(correctors[0]), essay);
    expect(result).toMatchObject({ status: 'SETTLED', score: 760 });
    expect(result.explanation).toContain('divergem');
  });

  it('goes to a board where three do not agree', async () => {
    const { essay, correctors } = await marked(
      { levels: levels(120) },
      { levels: levels(160) },
      { zeroReason: 'OFF_THEME' },
    );
    expect(await read(assertDefined(correctors[0]), essay)).toMatchObject({ status: 'BOARD' });
    const board = await anAdmin(db);
    expect((await claim(board, essay)).body).toMatchObject({ isForBoard: true });
    expect((await give(board, essay, { levels: levels(120) })).body).toMatchObject({
      status: 'SETTLED',
      score: 600,
      explanation: 'A banca deu a nota: 600.',
    });
  });

  it('is zero by a reason that both give', async () => {
    const { essay, correctors } = await marked(
      { zeroReason: 'OFF_THEME' },
      { zeroReason: 'OFF_THEME' },
    );
    expect(await read(assertDefined(correctors[0]), essay)).toMatchObject({
      status: 'SETTLED',
      score: 0,
      zeroReason: 'OFF_THEME',
    });
  });

  it('shows nothing of other marks before the own one', async () => {
    const { essay } = await marked({ levels: levels(40) });
    const second = await anAdmin(db);
    await claim(second, essay);
    const unseen = { status: 'WAITING', score: null, explanation: null, marks: [] };
    expect(await read(second, essay)).toMatchObject(unseen);
    await give(second, essay, { levels: levels(200) });
    const seen = await read(second, essay);
    expect(seen.marks).toHaveLength(2);
    expect(await read(await anAdmin(db), essay)).toMatchObject(unseen);
  });

  it('takes the same mark again, and another one while it is open', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) });
    const only = assertDefined(correctors[0]);
    for (const again of [levels(40), levels(80)])
      expect(await give(only, essay, { levels: again })).toMatchObject({ status: 200 });
    expect((await read(only, essay)).marks).toMatchObject([{ levels: levels(80) }]);
  });

  it('keeps a mark whose giver sees another one', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) }, { levels: levels(200) });
    const [first] = correctors;
    const changed = await give(assertDefined(first), essay, { levels: levels(200) });
    expect(changed).toMatchObject({ status: 409 });
    expect((await read(assertDefined(first), essay)).marks).toMatchObject([
      { levels: levels(40) },
      { levels: levels(200) },
    ]);
  });

  it('takes no address of a file of the school in a comment', async () => {
    const { essay } = await marked();
    const corrector = await anAdmin(db);
    const comments = [{ text: 'Veja /files/01a20104-prova.pdf' }];
    expect(await give(corrector, essay, { levels: levels(40), comments })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'comments.0.text' }] },
    });
  });

  it('is told to its author when somebody looks at it', async () => {
    const { learner, essay } = await marked();
    await claim(await anAdmin(db, { name: 'Norma Salles' }), essay);
    const { body } = await call(learner, privacy.pageDataReads, { params: { userId: learner.id } });
    expect(body.items).toMatchObject([{ what: 'ANSWERS', by: { name: 'Norma Salles' } }]);
  });

  it('changes no more when it is settled', async () => {
    const { essay, correctors } = await marked({ levels: levels(40) }, { levels: levels(40) });
    const again = await give(assertDefined(correctors[1]), essay, { levels: levels(40) });
    expect(again).toMatchObject({ status: 200, body: { status: 'SETTLED' } });
    expect(await give(assertDefined(correctors[0]), essay, { levels: levels(200) })).toMatchObject({
      status: 409,
    });
    expect(await give(await anAdmin(db), essay, { levels: levels(200) })).toMatchObject({
      status: 409,
    });
  });

  it.each([
    ['levels.C1', { levels: levels(130) }],
    ['levels.C2', { levels: { C1: 40 } }],
    ['levels.C9', { levels: { ...levels(40), C9: 40 } }],
    ['zeroReason', { zeroReason: 'UGLY' }],
    ['levels', {}],
    ['levels', { levels: levels(40), zeroReason: 'BLANK' }],
  ] as [string, Mark][])('refuses a mark outside the rubric at %s', async (path, body) => {
    const { essay } = await marked();
    const corrector = await anAdmin(db);
    await claim(corrector, essay);
    const refused = await give(corrector, essay, body);
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect((await read(corrector, essay)).marks).toEqual([]);
  });

  it('gets no credit without the rubric', async () => {
    const { essay } = await marked();
    const { attemptId, questionId } = essay;
    const refused = await call(await anAdmin(db), corrections.correctAnswer, {
      params: { attemptId, questionId },
      body: { credit: 1 },
    });
    expect(refused).toMatchObject({ status: 409 });
  });
});

describe('the result for the author', () => {
  const result = async (by: User, { attemptId }: Essay) =>
    call(by, contract.readEssayResults, { params: { id: attemptId } });

  it('says how many corrections are given, and nothing of them before the mark', async () => {
    const comments = [{ text: 'Falta repertório.' }];
    const { learner, essay } = await marked({ levels: levels(160), comments });
    const { body } = await result(learner, essay);
    expect(body.essays).toMatchObject([
      { questionId: essay.questionId, status: 'WAITING', givenQtd: 1, wantedQtd: 2, score: null },
    ]);
    expect(body.essays).toMatchObject([{ criteria: [], explanation: null, comments: [] }]);
  });

  it('counts a third correction, and the board', async () => {
    const marks = [levels(0), levels(200)].map((given) => ({ levels: given }));
    const { learner, essay, correctors } = await marked(...marks);
    const states = async () => (await result(learner, essay)).body.essays;
    expect(await states()).toMatchObject([{ status: 'WAITING', givenQtd: 2, wantedQtd: 3 }]);
    const third = await anAdmin(db);
    await claim(third, essay);
    await give(third, essay, { levels: levels(120) });
    expect(await states()).toMatchObject([
      { status: 'BOARD', givenQtd: 3, wantedQtd: 4, score: null },
    ]);
    expect(correctors).toHaveLength(2);
  });

  it('has points, words, explanation and all comments with the mark, but no names', async () => {
    const comment = (text: string) => [
      { text, criterion: 'C1', anchor: { quote: 'o ar espalha', prefix: '', suffix: '' } },
    ];
    const { learner, essay, correctors } = await marked(
      { levels: levels(160, 120), comments: comment('Boa imagem.') },
      { levels: levels(160, 160), comments: comment('Diga como.') },
    );
    const { body } = await result(learner, essay);
    const [told] = body.essays;
    expect(told).toMatchObject({ status: 'SETTLED', mostPoints: 1000, zeroReason: null });
    expect(told?.criteria.slice(0, 2)).toMatchObject([
      { key: 'C1', points: 160, mostPoints: 200, words: expect.stringMatching(/./) },
      { key: 'C2', points: 140, words: null },
    ]);
    expect(told?.explanation).toContain('Média de duas correções');
    expect(told?.comments.map(({ text }) => text)).toEqual(['Boa imagem.', 'Diga como.']);
    for (const { id } of correctors) expect(JSON.stringify(body)).not.toContain(id);
  });

  it('has the reason for a zero in words', async () => {
    const zero = { zeroReason: 'OFF_THEME' };
    const { learner, essay } = await marked(zero, zero);
    expect((await result(learner, essay)).body.essays).toMatchObject([
      { status: 'SETTLED', score: 0, zeroReason: 'fuga ao tema', criteria: [] },
    ]);
  });

  it('is told to the author only', async () => {
    const { essay, correctors } = await marked({ levels: levels(160) });
    expect((await result(assertDefined(correctors[0]), essay)).status).toBe(404);
    expect((await result(await aUser(db), essay)).status).toBe(404);
  });
});

describe('the rubric of a question', () => {
  const openText = {
    kind: 'OPEN_TEXT',
    statement: '<p>Disserte.</p>',
    task: { kind: 'OPEN_TEXT', maxLength: 3000 },
    answerKey: { kind: 'OPEN_TEXT', expected: '<p>Uma dissertação.</p>' },
  } as const;
  const create = async (by: User, body: object) => {
    const { practiceExamId: id } = await anEssay(db, await aUser(db));
    const draft = { ...openText, ...body };
    return call(by, questions.createPracticeExamQuestion, { params: { id }, body: draft });
  };

  it('is stored, changed and taken away', async () => {
    const admin = await anAdmin(db);
    const { body } = await create(admin, { rubric: 'ENEM', correctors: 2 });
    expect(body).toMatchObject({ rubric: 'ENEM', correctors: 2 });
    const change = (changes: object) =>
      call(admin, questions.changeQuestion, { params: { id: body.id }, body: changes });
    expect((await change({ correctors: 1 })).body).toMatchObject({ rubric: 'ENEM', correctors: 1 });
    expect((await change({ rubric: null })).body).toMatchObject({ rubric: null });
  });

  it('stays once somebody corrects by it', async () => {
    const admin = await anAdmin(db);
    const { essay } = await marked();
    const params = { id: essay.questionId };
    await claim(admin, essay);
    for (const body of [{ rubric: null }, { rubric: 'PLAIN' }, { correctors: 1 }] as const)
      expect(await call(admin, questions.changeQuestion, { params, body })).toMatchObject({
        status: 409,
      });
    const same = { rubric: 'ENEM', correctors: 2, name: 'Leitura' } as const;
    expect(await call(admin, questions.changeQuestion, { params, body: same })).toMatchObject({
      status: 200,
    });
  });

  it('is one of those that there are, of a text or a file, with one or two correctors', async () => {
    const admin = await anAdmin(db);
    const choice = {
      kind: 'SINGLE_CHOICE',
      alternatives: [{ text: '<p>1</p>', isCorrect: true }, { text: '<p>2</p>' }],
      task: null,
      answerKey: null,
    };
    for (const [path, body] of [
      ['rubric', { rubric: 'FUVEST' }],
      ['correctors', { rubric: 'ENEM', correctors: 3 }],
      ['rubric', { ...choice, rubric: 'ENEM' }],
    ] as const)
      expect(await create(admin, body), JSON.stringify(body)).toMatchObject({
        status: 422,
        body: { errors: [{ path }] },
      });
    const { body: question } = await create(admin, choice);
    const params = { id: question.id };
    expect(
      await call(admin, questions.changeQuestion, { params, body: { rubric: 'ENEM' } }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'rubric' }] } });
  });
});
