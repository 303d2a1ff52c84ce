import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Question } from '@sabia/domain/questions/question.ts';
import { count } from '../../ui/words/plural.ts';
import { alternativeLetters } from '../letters.ts';

/** The state of a question in the answer card. */
export interface QuestionMark {
  questionId: string;
  /** In the attempt, from 1. */
  number: number;
  isAnswered: boolean;
  isMarked: boolean;
  /** Of its alternatives or options, in their order; true: chosen. Empty for a question without them. */
  choices: readonly boolean[];
}

type Asked = Pick<Question, 'id' | 'alternatives' | 'task'>;

/** `first`: the number of the first question. */
export function questionMarks(
  questions: readonly Asked[],
  chosen: ReadonlyMap<string, GivenAnswer>,
  marked: readonly string[],
  first = 1,
): QuestionMark[] {
  return questions.map((question, at) => ({
    questionId: question.id,
    number: first + at,
    isAnswered: chosen.has(question.id),
    isMarked: marked.includes(question.id),
    choices: choicesOf(question, chosen.get(question.id)),
  }));
}

function choicesOf({ alternatives, task }: Asked, given: GivenAnswer | undefined): boolean[] {
  if (!task) return alternatives.map(({ id }) => id === given?.alternativeId);
  if (task.kind !== 'MULTIPLE_CHOICE') return [];
  const response = given?.response;
  const ids = response?.kind === 'MULTIPLE_CHOICE' ? response.optionIds : [];
  return task.options.map(({ id }) => ids.includes(id));
}

/** 'Questão 3, respondida: C, marcada para revisar' */
export function spokenMark({ number, isAnswered, isMarked, choices }: QuestionMark): string {
  const letters = alternativeLetters.filter((_, at) => choices[at]).join(' e ');
  const state = isAnswered ? `respondida${letters && `: ${letters}`}` : 'em branco';
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
