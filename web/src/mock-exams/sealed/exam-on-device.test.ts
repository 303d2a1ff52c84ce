import type { SealedContent } from '@sabia/domain/mock-exams/sealed-exam.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { expect, it } from 'vitest';
import { chosenIn, lineOf, openedExam } from './exam-on-device.ts';

const question = (id: string, statement: string): Question => ({
  id,
  kind: 'SINGLE_CHOICE',
  statement,
  videoQuestionUrl: null,
  order: 1,
  alternatives: ['a', 'b'].map((end, order) => ({
    id: id + end,
    questionId: id,
    text: `<p><img src="/files/1.webp" alt="${end}"></p>`,
    order,
  })),
});
const essay: Question = {
  ...question('e', '<p>Escreva.</p>'),
  kind: 'OPEN_TEXT',
  alternatives: [],
  task: { kind: 'OPEN_TEXT' },
} as unknown as Question;
const content: SealedContent = {
  title: 'Segundo dia',
  day: 2,
  timeLimitMinutes: 300,
  firstQuestion: 46,
  questions: [question('p', '<p>Qual?</p>'), question('q', '<img src="/files/1.webp">'), essay],
  media: { '/files/1.webp': 'data:image/webp;base64,AA' },
};

it('an opened exam has its pictures in its texts, and its essays apart', () => {
  const { questions, essays, timeLimitMs } = openedExam(content, {
    extraTimePercent: 0,
  });
  expect(questions.map(({ id }) => id)).toEqual(['p', 'q']);
  expect(essays.map(({ id }) => id)).toEqual(['e']);
  expect(timeLimitMs).toBe(18_000_000);
  expect(questions[1]?.statement).toBe('<img src="data:image/webp;base64,AA">');
  expect(questions[0]?.alternatives[1]?.text).toContain('src="data:image/webp;base64,AA"');
});

it('extra time is part of the time limit', () => {
  expect(openedExam(content, { extraTimePercent: 25 }).timeLimitMs).toBe(375 * 60_000);
  const unlimited = { ...content, timeLimitMinutes: null };
  expect(openedExam(unlimited, { extraTimePercent: 25 }).timeLimitMs).toBeNull();
});

it('alternatives are options of the lines of the answer card, and back', () => {
  const exam = openedExam(content, { extraTimePercent: 0 });
  expect(lineOf(exam, 'q', 'qb')).toEqual({ question: 47, option: 'B' });
  expect(lineOf(exam, 'p', null)).toEqual({ question: 46, option: null });
  expect([...chosenIn(exam, { 46: 'A', 47: 'B' })]).toEqual([
    ['p', 'pa'],
    ['q', 'qb'],
  ]);
  expect([...chosenIn(exam, { 46: 'E' })]).toEqual([]);
});
