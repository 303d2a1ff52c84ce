import type { QuestionDraft } from './question.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const questionLabels = {
  statement: 'Enunciado',
  videoQuestionUrl: 'Endereço do vídeo',
  alternatives: 'Alternativas',
  explanation: 'Explicação',
} as const satisfies Record<keyof QuestionDraft, string>;
