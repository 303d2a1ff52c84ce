import type { ContentChanges } from './content.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const contentLabels = {
  title: 'Título',
  pageContent: 'Texto',
  videoUrl: 'Endereço do vídeo',
  durationSeconds: 'Duração',
  captionsUrl: 'Legendas em português',
  videoDescription: 'Descrição do vídeo',
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
  generatedExamFilters: 'De onde sortear',
  questionsQtd: 'Quantas questões',
  drawQuotas: 'Cotas',
  notSeenInDays: 'Questões não vistas há',
  readComplements: 'Material complementar',
  extraContents: 'Conteúdo extra',
  isPreview: 'Prévia',
  isActive: 'Ativo',
} as const satisfies Record<keyof ContentChanges, string>;
