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
  filters: 'De onde sortear',
  questionsQtd: 'Quantas questões',
  drawQuotas: 'Cotas',
  notSeenInDays: 'Questões não vistas há',
  passingScore: 'Nota para passar',
  timeLimitMinutes: 'Tempo de prova',
  attemptsLimit: 'Número de tentativas',
  attemptsPauseHours: 'Pausa entre tentativas',
  opensAt: 'Abre em',
  closesAt: 'Fecha em',
  keyRelease: 'Gabarito',
  instructions: 'Instruções',
  questionsOrder: 'Ordem das questões',
  alternativesOrder: 'Ordem das alternativas',
  isLeveling: 'Prova de nivelamento',
  levelingBands: 'Faixas de nível',
  isActive: 'Ativo',
} as const satisfies Record<Exclude<keyof PracticeExamDraft, 'storageId'>, string>;
