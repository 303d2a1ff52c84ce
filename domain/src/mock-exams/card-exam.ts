import { cardOptions, mostQuestions } from './card-layout.ts';

/** The questions of an exam by kind, for the check whether an answer card fits it. */
export interface CardExam {
  isAutomatic: boolean;
  /** Questions with alternatives. */
  choicesQtd: number;
  /** The most alternatives of a question. */
  mostAlternatives: number;
  /** Questions of other kinds that are no essays. */
  othersQtd: number;
}

/** The reason for which an exam can't be answered on a card, or null (product.md MOCK6). */
export function misfitOfCard(exam: CardExam): string | null {
  if (exam.isAutomatic) return 'Este simulado sorteia as questões. No papel todos têm as mesmas';
  if (exam.othersQtd > 0)
    return 'Este simulado tem questões que o cartão não tem: só de alternativas e redações';
  if (exam.choicesQtd === 0) return 'Este simulado não tem questões de alternativas';
  if (exam.choicesQtd > mostQuestions)
    return `O cartão tem ${mostQuestions} questões, e este simulado tem ${exam.choicesQtd}`;
  if (exam.mostAlternatives > cardOptions.length)
    return 'O cartão vai de A a E, e este simulado tem uma questão com mais alternativas';
  return null;
}
