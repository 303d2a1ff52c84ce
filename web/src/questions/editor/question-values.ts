import type { UseFormReturnType } from '@mantine/form';
import { messages } from '@sabia/domain/messages.ts';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import { metadataLabels } from '@sabia/domain/questions/question-metadata.ts';
import {
  type AuthoredQuestion,
  type DescribedQuestionDraft,
  describedQuestionDraft,
} from '@sabia/domain/questions/question.ts';
import { alternativeLetters } from '../../attempts/letters.ts';
import { rules } from '../../platform/form-rules.ts';
import { blankTask, formPathOf, gapsIn, taskFieldsOf, taskValuesOf } from './task-values.ts';
import type { AlternativeValues, QuestionValues } from './value-types.ts';
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
    ...mistakesOfMedia({ statement, explanation, ...textsOf(values) }),
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

interface PartWords {
  legend: string;
  /** 'alternativa', with its article. */
  noun: string;
  article: 'a' | 'o';
  hint: string;
  nameOf: (at: number) => string;
  add: string;
  fewest: number;
  most: number;
  /** The mark of a part; null without. */
  mark: string | null;
}

const alternativeWords = {
  legend: questionLabels.alternatives,
  noun: 'alternativa',
  article: 'a' as const,
  nameOf: (at: number) => `Alternativa ${alternativeLetters[at]}`,
  add: 'Adicionar alternativa',
  fewest: 2,
  most: alternativeLetters.length,
  mark: 'Certa',
};
const itemWords = {
  legend: 'Itens',
  noun: 'item',
  article: 'o' as const,
  nameOf: (at: number) => `Item ${at + 1}`,
  add: 'Adicionar item',
};

/** The words and limits of a list of parts. */
export function partWords(kind: QuestionKindName): PartWords {
  if (kind === 'TRUE_FALSE')
    return {
      ...itemWords,
      hint: 'De 1 a 20. Marque os que estão certos; os outros estão errados.',
      fewest: 1,
      most: 20,
      mark: 'Certo',
    };
  if (kind === 'ORDERING')
    return { ...itemWords, hint: 'De 2 a 15, na ordem certa.', fewest: 2, most: 15, mark: null };
  return {
    ...alternativeWords,
    hint:
      kind === 'MULTIPLE_CHOICE'
        ? 'De 2 a 10, na ordem em que aparecem. Marque todas as certas.'
        : 'De 2 a 10, na ordem em que aparecem. Marque a certa.',
  };
}

/** Labels of the fields of tasks. */
export const taskLabels = {
  'task.scoring': 'Pontuação',
  'task.value': 'Resposta certa',
  'task.tolerance': 'Tolerância',
  'task.unit': 'Unidade',
  'task.texts': 'Respostas aceitas',
  'task.pairs': 'Pares',
  'task.gapText': 'Texto com lacunas',
  'task.maxLength': 'Limite de caracteres',
  'task.maxFiles': 'Quantidade de arquivos',
  'task.expected': 'O que se espera',
} as const;

/** The rich texts of the parts that the kind shows, by their paths. */
function textsOf({ kind, alternatives, task }: QuestionValues): Record<string, string> {
  if (kind === 'GAPS') return { 'task.gapText': task.gapText };
  if (kind === 'OPEN_TEXT' || kind === 'FILE') return { 'task.expected': task.expected };
  if (kind === 'MATCHING')
    return Object.fromEntries(
      task.pairs.flatMap(({ left, right }, at) => [
        [`task.pairs.${at}.left`, left],
        [`task.pairs.${at}.right`, right],
      ]),
    );
  return Object.fromEntries(alternatives.map(({ text }, at) => [`alternatives.${at}.text`, text]));
}

/** Labels of the fields, in the order of the screen. */
export function labelsOf(values: QuestionValues): Record<string, string> {
  const { alternatives, task } = values;
  const { explanation, statement, videoQuestionUrl } = questionLabels;
  const words = partWords(values.kind);
  return {
    kind: questionLabels.kind,
    statement,
    videoQuestionUrl,
    alternatives: words.legend,
    ...Object.fromEntries(
      alternatives.map((_, at) => [`alternatives.${at}.text`, words.nameOf(at)]),
    ),
    ...taskLabels,
    ...Object.fromEntries(
      task.pairs.flatMap((_, at) => [
        [`task.pairs.${at}.left`, `Item ${at + 1}`],
        [`task.pairs.${at}.right`, `Par do item ${at + 1}`],
      ]),
    ),
    ...Object.fromEntries(
      task.decoys.map((_, at) => [`task.decoys.${at}.right`, `Opção sem par ${at + 1}`]),
    ),
    ...Object.fromEntries(
      gapsIn(task).map((_, at) => [`task.gaps.${at}.lines`, `Lacuna ${at + 1}`]),
    ),
    explanation,
    ...metadataLabels,
  };
}
