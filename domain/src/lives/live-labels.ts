import { instructorsLabel } from '../instructors/instructor-labels.ts';
import type { LiveDraft } from './live.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const liveLabels = {
  title: 'Título',
  shortDescription: 'Descrição curta',
  categories: 'Categorias',
  instructors: instructorsLabel,
  startsAt: 'Começa em',
  endsAt: 'Termina em',
  liveUrl: 'Endereço da live',
  recordingUrl: 'Endereço da gravação',
  thumbUrl: 'Capa',
  isActive: 'Ativa',
} as const satisfies Record<Exclude<keyof LiveDraft, 'storageId'>, string>;
