import { instructorsLabel } from '../instructors/instructor-labels.ts';
import type { CourseDraft } from './course.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const courseLabels = {
  title: 'Título',
  slug: 'Slug',
  subTitle: 'Subtítulo',
  shortDescription: 'Descrição curta',
  description: 'Descrição',
  estimatedCompletionHours: 'Horas para concluir',
  categories: 'Categorias',
  levels: 'Níveis',
  skills: 'Habilidades',
  instructors: instructorsLabel,
  paymentType: 'Acesso',
  thumbUrl: 'Capa',
  banners: 'Banners',
  isTutorial: 'Curso de boas-vindas',
  isActive: 'Ativo',
} as const satisfies Record<Exclude<keyof CourseDraft, 'storageId'>, string>;

export const sectionLabels = {
  title: 'Título',
  isFreemium: 'Grátis para todos',
  isActive: 'Ativa',
} as const;
