import { attemptSettingLabels, drawLabels } from '../exams/exam-settings.ts';
import type { ContentChanges } from './content.ts';

const { filters, ...ofDraw } = drawLabels;

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const contentLabels = {
  title: 'Título',
  pageContent: 'Texto',
  videoUrl: 'Endereço do vídeo',
  durationSeconds: 'Duração',
  captionsUrl: 'Legendas em português',
  videoDescription: 'Descrição do vídeo',
  ...attemptSettingLabels,
  generatedExamFilters: filters,
  ...ofDraw,
  readComplements: 'Material complementar',
  extraContents: 'Conteúdo extra',
  isPreview: 'Prévia',
  isActive: 'Ativo',
} as const satisfies Record<keyof ContentChanges, string>;
