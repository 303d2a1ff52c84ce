import { describe, expect, it } from 'vitest';
import { enqueue, parseQueue, settle, type Step } from './progress-queue.ts';

/** `a` opened, `a!` completed; `a!9` completed in the progression 9. */
function steps(drawn: string): Step[] {
  return [...drawn.matchAll(/([a-z])(!?)(\d?)/g)].map(([, contentId = '', mark, progression]) => ({
    courseId: 'c',
    sectionId: 's',
    contentId,
    progressionId: progression || null,
    isCompleted: mark === '!',
  }));
}

describe('what waits to be sent', () => {
  it.each([
    ['one after the other', 'a', 'b', 'ab'],
    ['the latest step in a content, for those before it', 'a', 'a!', 'a!'],
    ['a completion taken back', 'a!', 'a', 'a'],
    ['in the order of the latest', 'ab!', 'a!', 'b!a!'],
  ])('is %s', (_name, queue, step, then) => {
    const [added] = steps(step);
    expect(added && enqueue(steps(queue), added)).toEqual(steps(then));
  });

  it('goes without what was sent', () => {
    const queue = steps('ab');
    const [sent] = queue;
    expect(sent && settle(queue, sent, '7')).toEqual(steps('b'));
  });

  it('tells a newer step in the same content of its progression', () => {
    const [sent] = steps('a');
    expect(sent && settle(steps('a!b'), sent, '7')).toEqual(steps('a!7b'));
  });

  it('tells nothing of a refused one', () => {
    const [sent] = steps('a');
    expect(sent && settle(steps('a!'), sent, null)).toEqual(steps('a!'));
  });
});

describe('the answers to a quick question', () => {
  const answer = (questionId: string, alternativeId: string) => ({
    questionId,
    alternativeId,
    timeSpent: 5,
  });
  const [opened] = steps('a');
  const answered = (
    triesQtd: number,
    ...userQuestionAnswers: ReturnType<typeof answer>[]
  ): Step => ({
    ...(opened as Step),
    triesQtd,
    userQuestionAnswers,
  });

  it('join those of the same try, of which the first to a question counts', () => {
    const queue = enqueue(steps('ab'), answered(1, answer('q1', 'x')));
    const then = enqueue(queue, answered(1, answer('q2', 'y'), answer('q1', 'z')));
    expect(then).toEqual([...steps('b'), answered(1, answer('q1', 'x'), answer('q2', 'y'))]);
  });

  it('wait for their turn before those of the next try', () => {
    const [first, second] = [answered(1, answer('q1', 'x')), answered(2, answer('q1', 'y'))];
    expect(enqueue(enqueue([], first), second)).toEqual([first, second]);
  });

  it('give way to no other step', () => {
    const [completed] = steps('a!');
    const first = answered(1, answer('q1', 'x'));
    expect(completed && enqueue([first], completed)).toEqual([first, completed]);
  });
});

describe('what a device kept', () => {
  it.each<[name: string, text: string | null, read: Step[]]>([
    ['nothing', null, []],
    ['what was written', JSON.stringify(steps('ab!3')), steps('ab!3')],
    ['no text of ours', 'oi', []],
    ['another shape', '{"steps":[]}', []],
    ['what is no step among the steps', JSON.stringify([null, 1, {}, ...steps('a')]), steps('a')],
  ])('is %s', (_name, text, read) => {
    expect(parseQueue(text)).toEqual(read);
  });
});
