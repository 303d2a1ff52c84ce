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
