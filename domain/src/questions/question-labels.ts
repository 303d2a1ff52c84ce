import { metadataLabels } from './question-metadata.ts';
import type { DescribedQuestionDraft } from './question.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const questionLabels = {
  kind: 'Tipo',
  statement: 'Enunciado',
  videoQuestionUrl: 'Endereço do vídeo',
  alternatives: 'Alternativas',
  task: 'Resposta',
  answerKey: 'Gabarito',
  explanation: 'Explicação',
  ...metadataLabels,
} as const satisfies Record<keyof DescribedQuestionDraft, string>;
