import { count } from '../../ui/plural.ts';

/** The state of a question in the palette. */
export interface QuestionMark {
  questionId: string;
  /** In the attempt, from 1. */
  number: number;
  isAnswered: boolean;
  isMarked: boolean;
}

/** `first`: the number of the first question. */
export function questionMarks(
  questions: readonly { id: string }[],
  chosen: ReadonlyMap<string, unknown>,
  marked: readonly string[],
  first = 1,
): QuestionMark[] {
  return questions.map(({ id }, at) => ({
    questionId: id,
    number: first + at,
    isAnswered: chosen.has(id),
    isMarked: marked.includes(id),
  }));
}

/** 'Questão 3, em branco, marcada para revisar' */
export function spokenMark({ number, isAnswered, isMarked }: QuestionMark): string {
  const state = isAnswered ? 'respondida' : 'em branco';
  return `Questão ${number}, ${state}${isMarked ? ', marcada para revisar' : ''}`;
}

/** The blank questions in words, before submitting. */
export function submissionWords(marks: readonly QuestionMark[]): string {
  const blanks = marks.filter(({ isAnswered }) => !isAnswered).length;
  const total = count(marks.length, 'questão', 'questões');
  if (blanks === 0)
    return marks.length === 1
      ? 'Você respondeu a única questão.'
      : `Você respondeu todas as ${total}.`;
  const blank =
    blanks === 1 ? 'está em branco e não dá pontos' : 'estão em branco e não dão pontos';
  if (blanks === marks.length)
    return `Você ainda não respondeu nenhuma questão. Em branco, elas não dão pontos.`;
  return `Você respondeu ${marks.length - blanks} de ${total}. ${blanks} ${blank}.`;
}
