import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import { kindsCorrectedByPeople } from '@sabia/domain/questions/question-kind.ts';
import { metadataLabels } from '@sabia/domain/questions/question-metadata.ts';
import {
  type AuthoredQuestion,
  type DescribedQuestionDraft,
  describedQuestionDraft,
} from '@sabia/domain/questions/question.ts';
import { rules } from '../../platform/form-rules.ts';
import { blankTask } from '../edited-kinds.ts';
import type { AlternativeValues } from '../kinds/edited-parts.ts';
import {
  formPathOf,
  richTextsOf,
  taskFieldsOf,
  taskLabelsOf,
  taskValuesOf,
} from './task-values.ts';
import type { QuestionValues } from './value-types.ts';
import { mediaProblem } from '../../ui/rich-text/media/media-problem.ts';
import { blankMetadata, metadataOf, metadataValuesOf } from './metadata-values.ts';

export type QuestionForm = UseFormReturnType<QuestionValues>;

/** Alternatives of a new question, as in Enem and most entrance exams. */
const usualAlternativesQtd = 5;

export const blankAlternative = (): AlternativeValues => ({
  key: crypto.randomUUID(),
  text: '',
  isCorrect: false,
});

export const blankQuestion = (): QuestionValues => ({
  kind: 'SINGLE_CHOICE',
  statement: '',
  videoQuestionUrl: '',
  alternatives: Array.from({ length: usualAlternativesQtd }, blankAlternative),
  task: blankTask(),
  explanation: '',
  ...blankMetadata,
});

export function valuesOf(question: AuthoredQuestion): QuestionValues {
  const { kind, task, answerKey } = question;
  const texts = {
    kind,
    statement: question.statement,
    videoQuestionUrl: question.videoQuestionUrl ?? '',
    explanation: question.explanation ?? '',
  };
  if (task && answerKey) {
    const { alternatives = [], ...values } = taskValuesOf(task, answerKey);
    return { ...texts, alternatives, ...values, ...metadataValuesOf(question) };
  }
  return {
    ...texts,
    task: blankTask(),
    alternatives: question.alternatives.map(({ id, text, isCorrect = false }) => ({
      key: id,
      id,
      text,
      isCorrect,
    })),
    ...metadataValuesOf(question),
  };
}

/** Fields of the API before validation; empty values are null. */
function fieldsOf(values: QuestionValues) {
  const { kind, statement, alternatives, videoQuestionUrl, explanation } = values;
  return {
    ...metadataOf(values),
    // Another kind has no rubric, and says so nowhere on the screen.
    ...(!kindsCorrectedByPeople.includes(kind) && { rubric: null, correctors: 1 as const }),
    kind,
    statement,
    alternatives: kind === 'SINGLE_CHOICE' ? alternatives : [],
    ...taskFieldsOf(values),
    videoQuestionUrl: videoQuestionUrl.trim() || null,
    explanation: explanation || null,
  };
}

const mistakesOfDraft = rules(describedQuestionDraft);

export function mistakesOf(values: QuestionValues): Record<string, string> {
  const { kind, statement, alternatives, explanation } = values;
  const isMarkMissing =
    kind === 'SINGLE_CHOICE' && !alternatives.some(({ isCorrect }) => isCorrect);
  const mistakes = Object.entries(mistakesOfDraft(fieldsOf(values)));
  return {
    ...mistakesOfMedia({ statement, explanation, ...richTextsOf(values) }),
    // Zod refines the alternatives only when every text is valid; the form shows this mistake at once.
    ...(isMarkMissing && { alternatives: messages.oneRight }),
    ...Object.fromEntries(mistakes.map(([path, message]) => [formPathOf(path, values), message])),
  };
}

function mistakesOfMedia(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, html]) => {
      const problem = mediaProblem(html);
      return problem ? [[path, problem]] : [];
    }),
  );
}

export const draftOf = (values: QuestionValues): DescribedQuestionDraft =>
  describedQuestionDraft.parse(fieldsOf(values));

/** Id of the correct alternative; undefined for a new one. */
export const correctIdOf = (
  alternatives: readonly { id?: string | undefined; isCorrect?: boolean }[],
) => alternatives.find(({ isCorrect }) => isCorrect)?.id;

/** Labels of the fields, in the order of the screen. */
export function labelsOf(values: QuestionValues): Record<string, string> {
  const { kind, statement, videoQuestionUrl, explanation } = questionLabels;
  return {
    kind,
    statement,
    videoQuestionUrl,
    ...taskLabelsOf(values),
    explanation,
    ...metadataLabels,
  };
}
