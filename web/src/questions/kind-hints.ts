import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';

export const kindHints: Record<QuestionKindName, string> = {
  SINGLE_CHOICE: 'O aluno escolhe uma entre de 2 a 10 alternativas.',
  MULTIPLE_CHOICE: 'O aluno marca todas as certas.',
  TRUE_FALSE: 'O aluno julga cada item.',
  NUMERIC: 'O aluno escreve um número, com vírgula ou ponto.',
  SHORT_TEXT: 'O aluno escreve uma palavra ou expressão.',
  MATCHING: 'O aluno escolhe o par de cada item.',
  ORDERING: 'O aluno põe os itens em ordem. Cada tentativa os embaralha.',
  GAPS: 'O aluno completa um texto.',
  OPEN_TEXT: 'O aluno escreve um texto, e uma pessoa corrige.',
  FILE: 'O aluno envia imagens, como a foto da folha, e uma pessoa corrige.',
};
