import { randomUUID } from 'node:crypto';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import type { QuestionResponse, TaskOf } from '@sabia/domain/questions/question-kind.ts';
import type { questionDraft } from '@sabia/domain/questions/question.ts';
import * as contract from '@sabia/domain/questions/questions.contract.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

type Draft = z.input<typeof questionDraft>;
type Task = TaskOf;

const parts = (...texts: string[]) => texts.map((text) => ({ id: text, text: `<p>${text}</p>` }));
const statement = '<p>Responda.</p>';
const explanation = '<p>Porque sim.</p>';

/** The id of the part of a task with this text. */
function idOf(task: Task, text: string): string {
  let found = '';
  JSON.stringify(task, (_, node: unknown) => {
    if (typeof node === 'object' && node !== null && 'id' in node) {
      const words = JSON.stringify(Object.values(node));
      if (words.includes(`>${text}<`) || words.includes(`"${text}"`)) found = String(node.id);
    }
    return node;
  });
  expect(found).not.toBe('');
  return found;
}

interface Case {
  draft: Draft;
  /** A response with the whole credit, and one with another credit. */
  right: (task: Task) => QuestionResponse;
  partly: [response: (task: Task) => QuestionResponse, credit: number];
  /** A response that does not fit, and the place of the mistake. */
  bad: [response: (task: Task) => object, path: string];
}

const cases: [string, Case][] = [
  [
    'MULTIPLE_CHOICE',
    {
      draft: {
        kind: 'MULTIPLE_CHOICE',
        statement,
        explanation,
        task: {
          kind: 'MULTIPLE_CHOICE',
          options: parts('Recife', 'Olinda', 'Natal', 'Belém'),
          scoring: 'RIGHT_MINUS_WRONG',
        },
        answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: ['Recife', 'Olinda'] },
      },
      right: (task) => ({
        kind: 'MULTIPLE_CHOICE',
        optionIds: [idOf(task, 'Olinda'), idOf(task, 'Recife')],
      }),
      partly: [(task) => ({ kind: 'MULTIPLE_CHOICE', optionIds: [idOf(task, 'Recife')] }), 0.5],
      bad: [() => ({ kind: 'MULTIPLE_CHOICE', optionIds: ['Recife'] }), 'response.optionIds.0'],
    },
  ],
  [
    'TRUE_FALSE',
    {
      draft: {
        kind: 'TRUE_FALSE',
        statement,
        explanation,
        task: { kind: 'TRUE_FALSE', items: parts('2 é par', '3 é par') },
        answerKey: { kind: 'TRUE_FALSE', trueItemIds: ['2-e-par'] },
      },
      right: (task) => ({
        kind: 'TRUE_FALSE',
        items: [
          { id: idOf(task, '2 é par'), isTrue: true },
          { id: idOf(task, '3 é par'), isTrue: false },
        ],
      }),
      partly: [
        (task) => ({ kind: 'TRUE_FALSE', items: [{ id: idOf(task, '2 é par'), isTrue: true }] }),
        0.5,
      ],
      bad: [
        () => ({ kind: 'TRUE_FALSE', items: [{ id: 'x', isTrue: true }] }),
        'response.items.0.id',
      ],
    },
  ],
  [
    'NUMERIC',
    {
      draft: {
        kind: 'NUMERIC',
        statement,
        explanation,
        task: { kind: 'NUMERIC', unit: 'm/s²' },
        answerKey: { kind: 'NUMERIC', value: 9.8, tolerance: 0.05 },
      },
      right: () => ({ kind: 'NUMERIC', value: '9,81 m/s²' }),
      partly: [() => ({ kind: 'NUMERIC', value: '10' }), 0],
      bad: [() => ({ kind: 'NUMERIC', value: 'nove' }), 'response.value'],
    },
  ],
  [
    'SHORT_TEXT',
    {
      draft: {
        kind: 'SHORT_TEXT',
        statement,
        explanation,
        task: { kind: 'SHORT_TEXT' },
        answerKey: { kind: 'SHORT_TEXT', texts: ['Machado de Assis', 'Machado'] },
      },
      right: () => ({ kind: 'SHORT_TEXT', text: 'machado' }),
      partly: [() => ({ kind: 'SHORT_TEXT', text: 'José de Alencar' }), 0],
      bad: [() => ({ kind: 'SHORT_TEXT', text: ' ' }), 'response.text'],
    },
  ],
  [
    'MATCHING',
    {
      draft: {
        kind: 'MATCHING',
        statement,
        explanation,
        task: {
          kind: 'MATCHING',
          left: parts('Bahia', 'Ceará'),
          right: parts('Salvador', 'Fortaleza', 'Manaus'),
        },
        answerKey: {
          kind: 'MATCHING',
          pairs: [
            { leftId: 'Bahia', rightId: 'Salvador' },
            { leftId: 'Ceara', rightId: 'Fortaleza' },
          ],
        },
      },
      right: (task) => ({
        kind: 'MATCHING',
        pairs: [
          { leftId: idOf(task, 'Ceará'), rightId: idOf(task, 'Fortaleza') },
          { leftId: idOf(task, 'Bahia'), rightId: idOf(task, 'Salvador') },
        ],
      }),
      partly: [
        (task) => ({
          kind: 'MATCHING',
          pairs: [{ leftId: idOf(task, 'Bahia'), rightId: idOf(task, 'Salvador') }],
        }),
        0.5,
      ],
      bad: [
        (task) => ({ kind: 'MATCHING', pairs: [{ leftId: idOf(task, 'Bahia'), rightId: 'x' }] }),
        'response.pairs.0.rightId',
      ],
    },
  ],
  [
    'ORDERING',
    {
      draft: {
        kind: 'ORDERING',
        statement,
        explanation,
        task: {
          kind: 'ORDERING',
          items: parts('Colônia', 'Império', 'República'),
          scoring: 'PER_POSITION',
        },
        answerKey: { kind: 'ORDERING', itemIds: ['Colonia', 'Imperio', 'Republica'] },
      },
      right: (task) => ({
        kind: 'ORDERING',
        itemIds: ['Colônia', 'Império', 'República'].map((text) => idOf(task, text)),
      }),
      partly: [
        (task) => ({
          kind: 'ORDERING',
          itemIds: ['Colônia', 'República', 'Império'].map((text) => idOf(task, text)),
        }),
        1 / 3,
      ],
      bad: [(task) => ({ kind: 'ORDERING', itemIds: [idOf(task, 'Colônia')] }), 'response.itemIds'],
    },
  ],
  [
    'GAPS',
    {
      draft: {
        kind: 'GAPS',
        statement,
        explanation,
        task: {
          kind: 'GAPS',
          text: '<p>A capital do [[1]] é [[2]].</p>',
          gaps: [
            { id: 'gap-1' },
            {
              id: 'gap-2',
              options: [
                { id: 'teresina', label: 'Teresina' },
                { id: 'palmas', label: 'Palmas' },
              ],
            },
          ],
        },
        answerKey: {
          kind: 'GAPS',
          gaps: [
            { gapId: 'gap-1', texts: ['Piauí'] },
            { gapId: 'gap-2', optionId: 'teresina' },
          ],
        },
      },
      right: (task) => ({
        kind: 'GAPS',
        gaps: [
          { gapId: gapIdOf(task, 0), text: 'piaui' },
          { gapId: gapIdOf(task, 1), optionId: idOf(task, 'Teresina') },
        ],
      }),
      partly: [
        (task) => ({
          kind: 'GAPS',
          gaps: [{ gapId: gapIdOf(task, 1), optionId: idOf(task, 'Teresina') }],
        }),
        0.5,
      ],
      bad: [
        (task) => ({ kind: 'GAPS', gaps: [{ gapId: gapIdOf(task, 1), optionId: 'x' }] }),
        'response.gaps.0.optionId',
      ],
    },
  ],
];

const gapIdOf = (task: Task, at: number) => (task.kind === 'GAPS' ? (task.gaps[at]?.id ?? '') : '');

/** Ids of parts without accents and spaces. */
const withPlainIds = (draft: Draft): Draft =>
  JSON.parse(
    JSON.stringify(draft, (name, value: unknown) =>
      name === 'id' && typeof value === 'string'
        ? value
            .normalize('NFD')
            .replace(/\p{Mn}/gu, '')
            .replaceAll(' ', '-')
        : value,
    ),
  ) as Draft;

async function anExamOf(...drafts: Draft[]) {
  const exam = await aPracticeExam(db, { paymentType: 'FREE', passingScore: 70, questions: [] });
  const created = [];
  for (const body of drafts) {
    const { status, body: question } = await call(admin, contract.createPracticeExamQuestion, {
      params: { id: exam.id },
      body: withPlainIds(body),
    });
    expect(status, JSON.stringify(question)).toBe(201);
    created.push(question);
  }
  const start = async (learner: Awaited<ReturnType<typeof aUser>>) => {
    const { body } = await call(learner, attempts.startPracticeAttempt, {
      params: { id: exam.id },
    });
    return body;
  };
  return { exam, created, start };
}

const lineOf = (attempt: Attempt, response: object, at = 0) => ({
  id: randomUUID(),
  questionId: attempt.questions[at]?.id ?? '',
  alternativeId: null,
  response: response as QuestionResponse,
  answeredAt: attempt.startedAt,
  timeSpent: 5,
});

const save = (
  learner: Awaited<ReturnType<typeof aUser>>,
  attempt: Attempt,
  ...answers: ReturnType<typeof lineOf>[]
) => call(learner, attempts.savePracticeAnswers, { params: { id: attempt.id }, body: { answers } });
const submit = (learner: Awaited<ReturnType<typeof aUser>>, attempt: Attempt) =>
  call(learner, attempts.submitPracticeAttempt, { params: { id: attempt.id }, body: {} });

const taskOf = (attempt: Attempt, at = 0) => assertDefined(attempt.questions[at]?.task);

describe.each(cases)('a question of the kind %s', (kind, { draft, right, partly, bad }) => {
  it('is graded in an attempt, and tells its key afterwards only', async () => {
    const { start, created } = await anExamOf(draft);
    const learner = await aUser(db);
    const attempt = await start(learner);
    expect(attempt.questions).toMatchObject([{ kind, alternatives: [], statement }]);
    expect(JSON.stringify(attempt)).not.toContain('answerKey');
    const response = right(taskOf(attempt));
    const saved = await save(learner, attempt, lineOf(attempt, response));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.answers).toEqual([
      { questionId: created[0]?.id, alternativeId: null, response },
    ]);
    expect(JSON.stringify(saved.body)).not.toContain('answerKey');
    const { body: submitted } = await submit(learner, attempt);
    expect(submitted.result).toEqual({
      isApproved: true,
      correctAverage: 100,
      correctQuestionsQtd: 1,
      averageTime: 5,
    });
    expect(submitted.graded).toMatchObject([
      { isCorrect: true, credit: 1, response, answerKey: created[0]?.answerKey, explanation },
    ]);
    expect(submitted.questions[0]?.answerKey).toEqual(created[0]?.answerKey);
  });

  it('gives other credit to another response', async () => {
    const { start } = await anExamOf(draft);
    const learner = await aUser(db);
    const attempt = await start(learner);
    const [response, credit] = partly;
    await save(learner, attempt, lineOf(attempt, response(taskOf(attempt))));
    const { body } = await submit(learner, attempt);
    expect(body.graded).toMatchObject([{ isCorrect: false, credit }]);
    expect(body.result?.correctQuestionsQtd).toBe(0);
    expect(body.result?.correctAverage).toBeCloseTo(100 * credit);
  });

  it('refuses a response that does not fit, and keeps the earlier one', async () => {
    const { start } = await anExamOf(draft);
    const learner = await aUser(db);
    const attempt = await start(learner);
    const first = right(taskOf(attempt));
    await save(learner, attempt, lineOf(attempt, first));
    const [response, path] = bad;
    const { status, body } = await save(
      learner,
      attempt,
      lineOf(attempt, response(taskOf(attempt))),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: `answers.0.${path}` }] });
    const { body: after } = await call(learner, attempts.readAttempt, {
      params: { id: attempt.id },
    });
    expect(after.answers).toMatchObject([{ response: first }]);
  });

  it('counts as blank when the response is taken back', async () => {
    const { start } = await anExamOf(draft);
    const learner = await aUser(db);
    const attempt = await start(learner);
    await save(learner, attempt, lineOf(attempt, right(taskOf(attempt))));
    const back = { ...lineOf(attempt, {}), response: null };
    const saved = await call(learner, attempts.savePracticeAnswers, {
      params: { id: attempt.id },
      body: { answers: [back] },
    });
    expect(saved.body.answers).toEqual([]);
    const { body } = await submit(learner, attempt);
    expect(body.graded).toEqual([
      {
        questionId: back.questionId,
        alternativeId: null,
        isCorrect: false,
        correctAlternativeId: null,
        explanation: null,
        credit: 0,
        comment: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('answerKey');
  });

  it('refuses a draft without its key, with alternatives, and of another kind', async () => {
    const exam = await aPracticeExam(db, {});
    const given = withPlainIds(draft);
    const other = { kind: 'OPEN_TEXT' as const };
    const drafts: [field: string, body: Draft][] = [
      ['answerKey', { ...given, answerKey: null }],
      ['task', { ...given, task: null }],
      ['alternatives', { ...given, alternatives: [{ text: 'a', isCorrect: true }, { text: 'b' }] }],
      ['task', { ...given, task: other }],
    ];
    for (const [field, body] of drafts) {
      const { status, body: problem } = await call(admin, contract.createPracticeExamQuestion, {
        params: { id: exam.id },
        body,
      });
      expect(status).toBe(422);
      const { errors } = problem as unknown as { errors: { path: string }[] };
      expect(errors.map(({ path }) => path)).toContainEqual(expect.stringMatching(`^${field}`));
    }
  });

  it('keeps its kind and its ids when it changes, and can be copied', async () => {
    const { created } = await anExamOf(draft);
    const question = assertDefined(created[0]);
    const params = { id: question.id };
    const same = await call(admin, contract.changeQuestion, {
      params,
      body: { task: question.task, answerKey: question.answerKey },
    });
    expect(same.body).toMatchObject({ version: 1, task: question.task });
    const changed = await call(admin, contract.changeQuestion, {
      params,
      body: { statement: '<p>Pense.</p>' },
    });
    expect(changed.body).toMatchObject({
      version: 2,
      task: question.task,
      answerKey: question.answerKey,
    });
    const fixed = await call(admin, contract.changeQuestion, { params, body: { kind: 'FILE' } });
    expect(fixed.body).toMatchObject({ errors: [{ path: 'kind' }] });
    const { body: copy } = await call(admin, contract.duplicateQuestion, { params });
    expect(copy).toMatchObject({ kind, task: question.task, answerKey: question.answerKey });
  });
});

it('another key regrades the attempts that saw the same parts, and can be undone', async () => {
  const [, { draft, partly }] = assertDefined(cases[0]);
  const { start, created } = await anExamOf(draft);
  const question = assertDefined(created[0]);
  const params = { id: question.id };
  const learner = await aUser(db);
  const attempt = await start(learner);
  await save(learner, attempt, lineOf(attempt, partly[0](taskOf(attempt))));
  await submit(learner, attempt);
  const resultOf = async () => {
    const { body } = await call(learner, attempts.readAttempt, { params: { id: attempt.id } });
    return [body.graded[0]?.credit, body.result?.correctAverage, body.result?.isApproved];
  };
  expect(await resultOf()).toEqual([0.5, 50, false]);
  const answerKey = {
    kind: 'MULTIPLE_CHOICE' as const,
    rightOptionIds: [idOf(assertDefined(question.task), 'Recife')],
  };
  const undecided = await call(admin, contract.changeQuestion, { params, body: { answerKey } });
  expect(undecided.body).toMatchObject({ code: 'regrade_undecided' });
  await call(admin, contract.changeQuestion, { params, body: { answerKey, regrade: true } });
  expect(await resultOf()).toEqual([1, 100, true]);
  await call(admin, contract.undoQuestionChange, { params });
  expect(await resultOf()).toEqual([0.5, 50, false]);
});

it('the parts of a matching and an ordering have an order of their own in each attempt', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const { start, created } = await anExamOf({
    kind: 'ORDERING',
    statement,
    task: { kind: 'ORDERING', items: parts(...letters) },
    answerKey: { kind: 'ORDERING', itemIds: letters },
  });
  const shown = (task: unknown) =>
    JSON.stringify(task)
      .match(/<p>.<\/p>/g)
      ?.join('');
  const orders = [shown(created[0]?.task)];
  for (const learner of [await aUser(db), await aUser(db)]) {
    const attempt = await start(learner);
    orders.push(shown(taskOf(attempt)));
    const { body } = await call(learner, attempts.readAttempt, { params: { id: attempt.id } });
    expect(shown(taskOf(body))).toBe(orders.at(-1));
  }
  expect(new Set(orders).size).toBe(3);
  expect(orders).not.toContain(letters.map((letter) => `<p>${letter}</p>`).join(''));
});

it('statistics count right, partly right and blank responses', async () => {
  const [, { draft, right, partly }] = assertDefined(cases[0]);
  const { start, exam } = await anExamOf(draft);
  for (const response of [right, right, partly[0], null]) {
    const learner = await aUser(db);
    const attempt = await start(learner);
    if (response) await save(learner, attempt, lineOf(attempt, response(taskOf(attempt))));
    await submit(learner, attempt);
  }
  const { body } = await call(admin, contract.readPracticeExamStatistics, {
    params: { id: exam.id },
  });
  expect(body).toMatchObject([
    { answersQtd: 4, alternatives: [], blankShare: 25, outcomes: { right: 50, partial: 25 } },
  ]);
});
