import type { GivenAnswer, QuestionResponse } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepRefused } from '../exam-position.ts';
import { useTypedAnswers } from './use-typed-answers.ts';

const question = (id: string, task: Question['task']) =>
  ({ id, alternatives: [], task }) as unknown as Question;
const questions = [
  question('text', { kind: 'OPEN_TEXT', maxLength: 100 }),
  question('number', { kind: 'NUMERIC', unit: null }),
];
const text = (words: string): QuestionResponse => ({ kind: 'OPEN_TEXT', text: words });
const number = (value: string): QuestionResponse => ({ kind: 'NUMERIC', value });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The exam on the screen; `given` are the answers that it has passed on. */
function open() {
  const given: [string, QuestionResponse | null][] = [];
  const chosen = new Map<string, GivenAnswer>();
  const rendered = vi.fn<(typed: ReturnType<typeof useTypedAnswers>) => void>();
  const typed = () => rendered.mock.lastCall?.[0] as ReturnType<typeof useTypedAnswers>;
  function Screen() {
    const answers = useTypedAnswers('attempt', {
      questions,
      chosen,
      answer(questionId, answer) {
        given.push([questionId, answer.response]);
        chosen.set(questionId, answer);
      },
    });
    rendered(answers);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen />));
  const close = () => {
    act(() => root.unmount());
  };
  onTestFinished(close);
  return {
    given,
    close,
    typed,
    /** The server refuses the answer that was given last. */
    refuse(reason: string) {
      const [questionId, response] = given.at(-1) ?? ['', null];
      chosen.delete(questionId);
      act(() => keepRefused('attempt', { questionId, alternativeId: null, response }, reason));
    },
    type(id: string, response: QuestionResponse | null) {
      act(() => typed().type(id, response));
    },
    pause() {
      act(() => {
        vi.advanceTimersByTime(800);
      });
    },
  };
}

it('gives what was typed once, after a pause', () => {
  const { given, type, pause } = open();
  type('text', text('P'));
  type('text', text('Po'));
  expect(given).toEqual([]);
  pause();
  expect(given).toEqual([['text', text('Po')]]);
});

it('gives a long text after a longer pause, because it is sent whole', () => {
  const { given, type, pause } = open();
  type('text', text('x'.repeat(4000)));
  pause();
  expect(given).toEqual([]);
  pause();
  pause();
  expect(given).toHaveLength(1);
});

it('gives what was typed before the submission, without a pause', () => {
  const { given, type, typed } = open();
  type('text', text('Por'));
  act(() => typed().settle());
  expect(given).toEqual([['text', text('Por')]]);
});

it('gives what was typed when the screen closes', () => {
  const { given, type, close } = open();
  type('text', text('Porq'));
  close();
  expect(given).toEqual([['text', text('Porq')]]);
});

it('finds what was typed again after a reload that gave no time', () => {
  const before = open();
  before.type('text', text('Porque'));
  const after = open();
  expect(after.typed().shown.get('text')?.response).toEqual(text('Porque'));
  after.pause();
  expect(after.given).toEqual([['text', text('Porque')]]);
});

it('finds an answer again after a reload that came before the outbox had stored it', () => {
  const before = open();
  before.type('text', text('Porque'));
  before.pause();
  expect(open().typed().shown.get('text')?.response).toEqual(text('Porque'));
});

it('forgets what the outbox has, so that an answer from another device is shown', () => {
  const before = open();
  before.type('text', text('Porque'));
  before.pause();
  before.type('number', number('12'));
  before.pause();
  expect(open().typed().shown.has('text')).toBe(false);
});

it('counts as blank what is no number, and keeps it on the screen', () => {
  const { given, type, typed, pause } = open();
  type('number', number('12'));
  pause();
  type('number', number('12x'));
  pause();
  expect(given).toEqual([
    ['number', number('12')],
    ['number', null],
  ]);
  expect(typed().shown.get('number')?.response).toEqual(number('12x'));
  expect(typed().counted.has('number')).toBe(false);
});

it('gives the beginning of a text that is too long, and keeps all of it on the device', () => {
  const { given, type, typed, pause, close } = open();
  const whole = `${'a'.repeat(99)}🌧 e mais`;
  type('text', text(whole));
  pause();
  // The cloud is the hundredth character, although it has two code units.
  expect(given).toEqual([['text', text(`${'a'.repeat(99)}🌧`)]]);
  expect(typed().shown.get('text')?.response).toEqual(text(whole));
  pause();
  close();
  expect(given).toHaveLength(1);
  expect(open().typed().shown.get('text')?.response).toEqual(text(whole));
});

it('counts nothing of a text that is too long and names a stored file', () => {
  const { given, type, pause } = open();
  type('text', text(`/files/a ${'a'.repeat(100)}`));
  pause();
  expect(given).toEqual([]);
});

it('takes a cleared answer back', () => {
  const { given, type, pause } = open();
  type('text', text('Não'));
  pause();
  type('text', null);
  pause();
  expect(given.at(-1)).toEqual(['text', null]);
});

describe('a text that the server refuses', () => {
  it('stays on the screen with the reason, counts as blank, and is not sent again', () => {
    const { given, type, typed, pause, refuse } = open();
    type('text', text('Demais'));
    pause();
    refuse('Encurte um texto.');
    pause();
    act(() => typed().settle());
    pause();
    expect(given).toHaveLength(1);
    expect(typed().shown.get('text')?.response).toEqual(text('Demais'));
    expect(typed().counted.has('text')).toBe(false);
    expect(typed().refusalOf('text')).toBe('Não foi salvo: Encurte um texto.');
  });

  it('is there after a reload, and is not sent by it', () => {
    const before = open();
    before.type('text', text('Demais'));
    before.pause();
    before.refuse('Encurte um texto.');
    before.close();
    const after = open();
    after.pause();
    expect(after.given).toEqual([]);
    expect(after.typed().shown.get('text')?.response).toEqual(text('Demais'));
    expect(after.typed().refusalOf('text')).toBe('Não foi salvo: Encurte um texto.');
  });

  it('is sent again when it is changed', () => {
    const { given, type, typed, pause, refuse } = open();
    type('text', text('Demais'));
    pause();
    refuse('Encurte um texto.');
    type('text', text('Menos'));
    expect(typed().refusalOf('text')).toBeNull();
    pause();
    expect(given.at(-1)).toEqual(['text', text('Menos')]);
  });

  it('gives way to what was typed since', () => {
    const { given, type, typed, pause, refuse } = open();
    type('text', text('Demais'));
    pause();
    type('text', text('Demais e mais'));
    refuse('Encurte um texto.');
    expect(typed().shown.get('text')?.response).toEqual(text('Demais e mais'));
    pause();
    expect(given.at(-1)).toEqual(['text', text('Demais e mais')]);
    expect(typed().refusalOf('text')).toBeNull();
  });

  it('leaves the beginning of a longer text refused as well', () => {
    const { given, type, typed, pause, refuse } = open();
    const whole = 'a'.repeat(120);
    type('text', text(whole));
    pause();
    refuse('Encurte um texto.');
    pause();
    expect(given).toHaveLength(1);
    expect(typed().shown.get('text')?.response).toEqual(text(whole));
    expect(typed().counted.has('text')).toBe(false);
  });
});
