import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import {
  type QuestionDraft,
  questionDraft,
  type AuthoredQuestion,
} from '@sabia/domain/questions/question.ts';
import { alternativeLetters } from '../../attempts/letters.ts';
import { rules } from '../../platform/form-rules.ts';
import { imageProblem } from '../../ui/rich-text/image-problem.ts';

export interface AlternativeValues {
  /** React key of the row. */
  key: string;
  /** Absent for a new alternative. */
  id?: string | undefined;
  text: string;
  isCorrect: boolean;
}

/** Values of the form fields. */
export interface QuestionValues {
  statement: string;
  videoQuestionUrl: string;
  alternatives: AlternativeValues[];
  explanation: string;
}

export type QuestionForm = UseFormReturnType<QuestionValues>;

export const alternativesLimits = { fewest: 2, most: alternativeLetters.length };

/** Alternatives of a new question, as in most Brazilian exams. */
const usualAlternativesQtd = 4;

export const blankAlternative = (): AlternativeValues => ({
  key: crypto.randomUUID(),
  text: '',
  isCorrect: false,
});

export const blankQuestion = (): QuestionValues => ({
  statement: '',
  videoQuestionUrl: '',
  alternatives: Array.from({ length: usualAlternativesQtd }, blankAlternative),
  explanation: '',
});

export function valuesOf(question: AuthoredQuestion): QuestionValues {
  return {
    statement: question.statement,
    videoQuestionUrl: question.videoQuestionUrl ?? '',
    explanation: question.explanation ?? '',
    alternatives: question.alternatives.map(({ id, text, isCorrect = false }) => ({
      key: id,
      id,
      text,
      isCorrect,
    })),
  };
}

/** Fields of the API before validation; empty values are null. */
const fieldsOf = ({ videoQuestionUrl, explanation, ...values }: QuestionValues) => ({
  ...values,
  videoQuestionUrl: videoQuestionUrl.trim() || null,
  explanation: explanation || null,
});

const mistakesOfDraft = rules(questionDraft);

export function mistakesOf(values: QuestionValues): Record<string, string> {
  const { statement, alternatives, explanation } = values;
  const hasCorrect = alternatives.some(({ isCorrect }) => isCorrect);
  return {
    ...mistakesOfImages({ statement, explanation }),
    ...mistakesOfImages(
      Object.fromEntries(alternatives.map(({ text }, at) => [`alternatives.${at}.text`, text])),
    ),
    // Zod refines the alternatives only when every text is valid; the form shows this mistake at once.
    ...(!hasCorrect && { alternatives: messages.oneRight }),
    ...mistakesOfDraft(fieldsOf(values)),
  };
}

function mistakesOfImages(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, html]) => {
      const problem = imageProblem(html);
      return problem ? [[path, problem]] : [];
    }),
  );
}

export const draftOf = (values: QuestionValues): QuestionDraft =>
  questionDraft.parse(fieldsOf(values));

/** Id of the correct alternative; undefined for a new one. */
export const correctIdOf = (
  alternatives: readonly { id?: string | undefined; isCorrect?: boolean }[],
) => alternatives.find(({ isCorrect }) => isCorrect)?.id;

/** Labels of the fields, in the order of the screen. */
export function labelsOf({ alternatives }: QuestionValues): Record<string, string> {
  const { explanation, ...others } = questionLabels;
  return {
    ...others,
    ...Object.fromEntries(
      alternatives.map((_, at) => [
        `alternatives.${at}.text`,
        `Alternativa ${alternativeLetters[at]}`,
      ]),
    ),
    explanation,
  };
}
