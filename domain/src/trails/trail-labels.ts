import { instructorsLabel } from '../instructors/instructor-labels.ts';
import type { TrailDraft } from './trail.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const trailLabels = {
  title: 'Título',
  shortDescription: 'Descrição curta',
  description: 'Descrição',
  estimatedCompletionHours: 'Horas para concluir',
  category: 'Categoria',
  level: 'Nível',
  instructors: instructorsLabel,
  thumbUrl: 'Capa',
  banners: 'Banners',
  isActive: 'Ativa',
} as const satisfies Record<Exclude<keyof TrailDraft, 'storageId'>, string>;
