import { expect, it } from 'vitest';
import { editsOfUndo, type UndoSteps, withStep } from './undo-steps.ts';

const change = (userId: string, from: string | null, to: string | null) => ({
  userId,
  columnId: 'p1',
  from,
  to,
});

it('takes the last step back, whole', () => {
  const typed = withStep([], [change('s1', null, '7')]);
  const pasted = withStep(typed, [change('s1', '7', '8'), change('s2', '5', null)]);
  expect(editsOfUndo(pasted)).toEqual([
    { userId: 's1', columnId: 'p1', to: '7', known: '8' },
    { userId: 's2', columnId: 'p1', to: '5', known: null },
  ]);
});

it('remembers no step without a change, and a limited number of them', () => {
  expect(withStep([], [change('s1', '7', '7.0')])).toEqual([]);
  let steps: UndoSteps = [];
  for (let mark = 0; mark < 150; mark += 1)
    steps = withStep(steps, [change('s1', `${mark % 10}`, `${(mark + 1) % 10}`)]);
  expect(steps).toHaveLength(100);
});

it('has nothing to take back at first', () => expect(editsOfUndo([])).toEqual([]));
