import type { QuestionKindName } from './question-kind.ts';

/** The kinds of question as authors know them, in the order of the choice. */
export const kindNames: Readonly<Record<QuestionKindName, string>> = {
  SINGLE_CHOICE: 'Uma alternativa certa',
  MULTIPLE_CHOICE: 'Várias certas',
  TRUE_FALSE: 'Certo ou errado',
  NUMERIC: 'Numérica',
  SHORT_TEXT: 'Resposta curta',
  MATCHING: 'Associação',
  ORDERING: 'Ordenação',
  GAPS: 'Lacunas',
  OPEN_TEXT: 'Dissertativa',
  FILE: 'Arquivo',
};
