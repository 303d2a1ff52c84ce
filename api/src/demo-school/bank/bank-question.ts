import type { QuestionGiven } from '../../questions/questions.factory.ts';

/** A question of the bank; category and level are titles. */
export type BankQuestion = Omit<QuestionGiven, 'categoryId' | 'levelId'> & {
  name: string;
  category: string;
  level: string;
};

export const compared = { ignoresCase: true, ignoresAccents: true, allowsTypo: true };

/** `a`, `b`, `c` …: the names of parts in a task and its key. */
export const parts = (...texts: string[]) =>
  texts.map((text, index) => ({ id: 'abcdefgh'.charAt(index), text: `<p>${text}</p>` }));

/** The alternative at the place `right`, from 0, is correct. */
export const alternatives = (right: number, ...texts: string[]) =>
  texts.map((text, index) => ({ text: `<p>${text}</p>`, isCorrect: index === right }));
