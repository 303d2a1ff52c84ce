import { expect, it } from 'vitest';
import { questionMarks, spokenMark, submissionWords } from './question-marks.ts';

const questions = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const marksOf = (answered: string[], marked: string[] = [], asked = questions) =>
  questionMarks(asked, new Map(answered.map((id) => [id, 'x'])), marked);

it('has the state of each question in words', () => {
  expect(marksOf(['a'], ['b', 'a']).map(spokenMark)).toEqual([
    'Questão 1, respondida, marcada para revisar',
    'Questão 2, em branco, marcada para revisar',
    'Questão 3, em branco',
  ]);
});

it.each([
  ['all answered', marksOf(['a', 'b', 'c']), 'Você respondeu todas as 3 questões.'],
  [
    'one blank',
    marksOf(['a', 'b']),
    'Você respondeu 2 de 3 questões. 1 está em branco e não dá pontos.',
  ],
  [
    'some blank',
    marksOf(['b']),
    'Você respondeu 1 de 3 questões. 2 estão em branco e não dão pontos.',
  ],
  [
    'nothing answered',
    marksOf([]),
    'Você ainda não respondeu nenhuma questão. Em branco, elas não dão pontos.',
  ],
  ['a single one', marksOf(['a'], [], [{ id: 'a' }]), 'Você respondeu a única questão.'],
])('counts the blanks before submitting: %s', (_name, marks, words) => {
  expect(submissionWords(marks)).toBe(words);
});
