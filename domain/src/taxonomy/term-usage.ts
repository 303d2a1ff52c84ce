import { z } from 'zod';

const quantity = z.number().int();

/** Uses of a term. */
export const termUsage = z.object({
  coursesQtd: quantity,
  practiceExamsQtd: quantity,
  livesQtd: quantity,
  trailsQtd: quantity,
  /** Questions with a category or level of their own. */
  questionsQtd: quantity,
  /** Automatic exams that use it as a filter. */
  drawsQtd: quantity,
  /** Learners with this level. */
  learnersQtd: quantity,
  /** Deleted courses, practice exams, lives and trails that still have it. */
  deletedQtd: quantity,
});
export type TermUsage = z.output<typeof termUsage>;

/** In the order of the sentence. */
const nouns = [
  ['coursesQtd', 'curso', 'cursos'],
  ['trailsQtd', 'trilha', 'trilhas'],
  ['livesQtd', 'live', 'lives'],
  ['practiceExamsQtd', 'simulado', 'simulados'],
  ['questionsQtd', 'questão', 'questões'],
  ['drawsQtd', 'sorteio de questões', 'sorteios de questões'],
  ['learnersQtd', 'aluno', 'alunos'],
  ['deletedQtd', 'item excluído', 'itens excluídos'],
] as const satisfies readonly (readonly [keyof TermUsage, string, string])[];

export const usesQtd = (usage: Partial<TermUsage>): number =>
  nouns.reduce((sum, [key]) => sum + (usage[key] ?? 0), 0);

/** '12 cursos, 3 trilhas e 1 live'; null if unused. */
export function describeTermUsage(usage: Partial<TermUsage>): string | null {
  const parts = nouns
    .map(([key, one, many]) => [usage[key] ?? 0, one, many] as const)
    .filter(([uses]) => uses > 0)
    .map(([uses, one, many]) => `${number.format(uses)} ${uses === 1 ? one : many}`);
  return parts.length > 0 ? list.format(parts) : null;
}

const number = new Intl.NumberFormat('pt-BR');
const list = new Intl.ListFormat('pt-BR');
