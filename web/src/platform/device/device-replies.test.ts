import type { Content } from '@sabia/domain/courses/content.ts';
import type { Course } from '@sabia/domain/courses/course.ts';
import type { Lesson } from '@sabia/domain/courses/lesson.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, unanswered } from '../api/api-problem.ts';
import { forgetReplies, keepReply, keptReply, lacksContents } from './device-replies.ts';
import { stubIndexedDb } from '../testing/indexed-db.ts';

const ana = () => 'ana';
const problem = unanswered(new TypeError('Failed to fetch'));
const refusal = (status: number) =>
  new ApiProblem({ status, code: 'refused', title: '', detail: '' });

beforeEach(() => void stubIndexedDb());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  const route = 'GET /users/provider/{id}' as const;
  const input = { params: { id: 'ana' } };
  const reply = { name: 'Ana Lima' };

  it('is read without a network by the same user', async () => {
    await keepReply(ana, { route, input, reply });
    expect(await keptReply(ana, { route, input, problem })).toEqual(reply);
    const other = { params: { id: 'bia' } };
    await expect(keptReply(ana, { route, input: other, problem })).rejects.toBe(problem);
    await expect(keptReply(() => 'bia', { route, input, problem })).rejects.toBe(problem);
  });

  it('is not kept for a user who has signed out meanwhile', async () => {
    await keepReply(() => null, { route, input, reply });
    await expect(keptReply(() => null, { route, input, problem })).rejects.toBe(problem);
  });
});

describe('the last opened practice exam', () => {
  const route = 'GET /practice-exams/{id}';
  const input = { params: { id: 'x1' } };
  const read = (id = 'x1', failure: ApiProblem = problem) =>
    keptReply(ana, { route, input: { params: { id } }, problem: failure });
  const exam = (...questions: object[]) => ({ title: 'Simulado', questions });

  it('is read without a network', async () => {
    const reply = exam({ id: 'q', alternatives: [{ id: 'a' }] });
    await keepReply(ana, { route, input, reply });
    expect(await read()).toEqual(reply);
    await expect(read('x2')).rejects.toBe(problem);
  });

  it('stays when a course is closed to the user', async () => {
    await keepReply(ana, { route, input, reply: exam() });
    const course = { route: 'GET /courses/{id}/lesson', input: { params: { id: 'fechado' } } };
    const closed = refusal(403);
    await expect(keptReply(ana, { ...course, problem: closed })).rejects.toBe(closed);
    expect(await read()).toEqual(exam());
  });

  it('is removed when it is closed to the user, and the profile stays', async () => {
    const profile = { route: 'GET /users/provider/{id}', input: { params: { id: 'ana' } } };
    await keepReply(ana, { ...profile, reply: { name: 'Ana' } });
    await keepReply(ana, { route, input, reply: exam() });
    const other = refusal(403);
    await expect(read('x2', other)).rejects.toBe(other);
    expect(await read()).toEqual(exam());
    await read('x1', refusal(404)).catch(() => {});
    await expect(read()).rejects.toBe(problem);
    expect(await keptReply(ana, { ...profile, problem })).toEqual({ name: 'Ana' });
  });

  it.each([
    ['a right alternative', { alternatives: [{ id: 'a', isCorrect: true }] }],
    ['a key of another kind', { alternatives: [], answerKey: { kind: 'NUMERIC', value: 1 } }],
  ])('is not kept with %s', async (_name, question) => {
    await keepReply(ana, { route, input, reply: exam(question) });
    await expect(read()).rejects.toBe(problem);
  });
});

it('other replies are not kept', async () => {
  const read = { route: 'GET /certificates/user/{userId}', input: {} };
  await keepReply(ana, { ...read, reply: [] });
  await expect(keptReply(ana, { ...read, problem })).rejects.toBe(problem);
});

describe('the last opened course', () => {
  const lessonRoute = 'GET /courses/{id}/lesson' as const;
  const contentRoute = 'GET /courses/{id}/content/{contentId}' as const;
  const content = (id: string, isLocked = false) =>
    ({ id, isLocked, pageContent: `texto ${id}` }) as Content;
  /** A course whose contents have a letter each; capital ones are locked. */
  const course = (letters: string, id = 'c1') =>
    ({
      id,
      sections: letters.split('').map((letter) => ({
        isLocked: letter !== letter.toLowerCase(),
        contents: [content(letter.toLowerCase(), letter !== letter.toLowerCase())],
      })),
    }) as unknown as Course & Lesson['course'];

  const open = (letters: string, opened: string, id?: string, owner = ana) =>
    keepReply(owner, {
      route: lessonRoute,
      input: { params: { id: 'planilhas' }, query: { contentId: opened } },
      reply: { course: course(letters, id), content: content(opened) },
    });
  const keep = (contentId: string, courseId = 'c1') =>
    keepReply(ana, {
      route: contentRoute,
      input: { params: { id: courseId, contentId } },
      reply: content(contentId),
    });
  const keepWhole = (whole: Course) =>
    keepReply(ana, {
      route: 'GET /courses/{id}',
      input: { params: { id: whole.id } },
      reply: whole,
    });
  const readContent = (contentId: string, owner = ana, failure: ApiProblem = problem) =>
    keptReply(owner, {
      route: contentRoute,
      input: { params: { id: 'c1', contentId } },
      problem: failure,
    });
  const readLesson = (contentId?: string, id = 'planilhas', owner = ana, failure = problem) =>
    keptReply(owner, {
      route: lessonRoute,
      input: { params: { id }, query: { contentId } },
      problem: failure,
    });
  const readable = async (letters: string) => {
    const read = await Promise.allSettled(letters.split('').map((letter) => readContent(letter)));
    return letters
      .split('')
      .filter((_, index) => read[index]?.status === 'fulfilled')
      .join('');
  };

  it('is read without a network with its opened and its prefetched contents', async () => {
    await open('abc', 'a');
    await keep('b');
    expect(await readLesson('b')).toEqual({ course: course('abc'), content: content('b') });
    expect(await readLesson()).toEqual({ course: course('abc'), content: content('a') });
    expect(await readLesson('c')).toEqual({ course: course('abc'), content: null });
    expect(await readable('abc')).toBe('ab');
    await expect(readLesson('a', 'sql')).rejects.toBe(problem);
    await expect(readLesson('a', 'planilhas', () => 'bia')).rejects.toBe(problem);
    await expect(readContent('a', () => 'bia')).rejects.toBe(problem);
  });

  it('has all contents once they came, for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
    await open('abC', 'a');
    expect(await lacksContents('c1')).toBe(true);
    await keepWhole(course('abC'));
    expect(await lacksContents('c1')).toBe(false);
    expect(await readable('abc')).toBe('ab');
    vi.setSystemTime(new Date('2026-11-22T15:01:00Z'));
    await open('abC', 'a');
    expect(await lacksContents('c1')).toBe(true);
    expect(await readable('abc')).toBe('ab');
  });

  it.each([
    ['another course', () => open('xyz', 'x', 'c2'), ''],
    ['another user', () => open('abc', 'a', 'c1', () => 'bia'), ''],
    ['a lock', () => open('aBc', 'a'), 'ac'],
    ['the removal of a content', () => open('ab', 'a'), 'ab'],
    ['a content that is gone', () => readContent('b', ana, refusal(404)).catch(() => {}), 'ac'],
    ['a content that is closed', () => readContent('b', ana, refusal(403)).catch(() => {}), ''],
    [
      'a course that is gone',
      () => readLesson('a', 'planilhas', ana, refusal(404)).catch(() => {}),
      '',
    ],
    ['signing out', forgetReplies, ''],
  ])('%s removes what the user may not read any more', async (_name, end, left) => {
    await open('abc', 'a');
    await keepWhole(course('abc'));
    await end();
    expect(await readable('abc')).toBe(left);
  });

  it('takes no contents of other courses', async () => {
    await open('abc', 'a');
    await keep('x', 'c2');
    await keepWhole(course('yz', 'c2'));
    expect(await readable('abcxyz')).toBe('a');
    expect(await lacksContents('c2')).toBe(false);
  });
});
