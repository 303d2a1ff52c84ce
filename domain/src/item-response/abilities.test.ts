import { expect, it } from 'vitest';
import { abilitiesOf } from './abilities.ts';

const answered = (ability: number | null, isRight: boolean, gain: number | null = 0) => ({
  ability,
  isRight,
  effect: gain === null ? null : { gain },
});

it('counts right answers and adds gains per ability, in the order of the matrix', () => {
  const questions = [
    answered(21, false, 8),
    answered(3, true),
    answered(21, true),
    answered(21, false, 4.5),
    // Out of the score, and without an ability.
    answered(3, false, null),
    answered(null, false, 9),
  ];
  expect(abilitiesOf(questions)).toEqual([
    { ability: 3, correctQtd: 1, itemsQtd: 2, gain: 0 },
    { ability: 21, correctQtd: 1, itemsQtd: 3, gain: 12.5 },
  ]);
});
