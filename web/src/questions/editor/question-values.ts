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
  /** Of the row, as long as the form lives. */
  key: string;
  /** Of one that is there already. */
  id?: string | undefined;
  text: string;
  isCorrect: boolean;
}

/** The fields of the editor, as they are while one types. */
export interface QuestionValues {
  statement: string;
  videoQuestionUrl: string;
  alternatives: AlternativeValues[];
  explanation: string;
}

export type QuestionForm = UseFormReturnType<QuestionValues>;

export const alternativesLimits = { fewest: 2, most: alternativeLetters.length };

/** How many a new question begins with: what Brazilian exams usually have. */
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

/** What is sent, before it is judged: an empty field is none. */
const fieldsOf = ({ videoQuestionUrl, explanation, ...values }: QuestionValues) => ({
  ...values,
  videoQuestionUrl: videoQuestionUrl.trim() || null,
  explanation: explanation || null,
});

const mistakesOfDraft = rules(questionDraft);

export function mistakesOf(values: QuestionValues): Record<string, string> {
  const { statement, alternatives, explanation } = values;
  const hasRight = alternatives.some(({ isCorrect }) => isCorrect);
  return {
    ...mistakesOfImages({ statement, explanation }),
    ...mistakesOfImages(
      Object.fromEntries(alternatives.map(({ text }, at) => [`alternatives.${at}.text`, text])),
    ),
    // The schema looks for the right one last, once every text is there; the form says it at once.
    ...(!hasRight && { alternatives: messages.oneRight }),
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

/** The id of the right alternative; undefined for one that is new. */
export const rightOf = (
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
