import { attemptSettingLabels, drawLabels } from '../exams/exam-settings.ts';
import type { PracticeExamDraft } from './practice-exam.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const practiceExamLabels = {
  title: 'Título',
  shortDescription: 'Descrição curta',
  categories: 'Categorias',
  level: 'Nível',
  levels: 'Outros níveis',
  paymentType: 'Acesso',
  autoGenerate: 'Sortear as questões',
  ...drawLabels,
  ...attemptSettingLabels,
  isLeveling: 'Prova de nivelamento',
  levelingBands: 'Faixas de nível',
  isActive: 'Ativo',
} as const satisfies Record<Exclude<keyof PracticeExamDraft, 'storageId'>, string>;
