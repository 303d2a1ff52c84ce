import { expect, it } from 'vitest';
import { coherenceOf, coherenceSentence } from './coherence.ts';

/** Questions from the easiest to the hardest: + right, - wrong, 0 outside of the score. */
const questions = (marks: string) =>
  Array.from(marks, (mark, at) => ({
    number: at + 1,
    isRight: mark === '+',
    effect: mark === '0' ? null : { chance: 90 - at },
  }));

it.each([
  ['+++++----', 'Suas respostas combinam: você acertou todas as 3 mais fáceis'],
  ['++-+++---', 'Suas respostas combinam: você acertou 2 das 3 mais fáceis'],
  ['--++-----', 'Você errou 2 das 3 mais fáceis. Comece por elas'],
  [
    '--++++++-',
    'Você acertou 2 das 3 mais difíceis e errou 2 das 3 mais fáceis. A TRI dá menos pontos assim',
  ],
  ['+++--+--', 'Há poucas questões'],
])('%s', (marks, sentence) => {
  expect(coherenceSentence(coherenceOf(questions(marks)))).toContain(sentence);
});

it('leaves out questions that do not count, and sorts by chance', () => {
  expect(coherenceOf(questions('+0-+-0++').toReversed())).toEqual({
    thirdQtd: 2,
    missedEasyQtd: 1,
    rightHardQtd: 2,
  });
});
