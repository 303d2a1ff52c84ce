import { type EnemPart, partTitles } from '@sabia/domain/mock-exams/score-weighting.ts';

const list = new Intl.ListFormat('pt-BR');

/** The parts without a score, for a weighted mean: 'falta redação', 'faltam Natureza e Matemática'. */
export function missingWords(missing: readonly EnemPart[]): string {
  const names = missing.map((part) => (part === 'essay' ? 'redação' : partTitles[part]));
  return `${names.length === 1 ? 'falta' : 'faltam'} ${list.format(names)}`;
}
