import type { TrailChanges } from '@sabia/domain/trails/trail.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';

/** The fields of a trail that are columns of `trails`, except the banners, which get ids when they are stored. */
export const trailFields = [
  'title',
  'shortDescription',
  'description',
  'categoryId',
  'levelId',
  'estimatedCompletionHours',
  'thumbUrl',
  'storageId',
  'isActive',
] as const;

/** The values of a trail's columns: sanitised description, and the ids of category and level. */
export const toColumns = ({ category, level, ...trail }: TrailChanges) => ({
  ...trail,
  ...(trail.description && { description: cleanRichText(trail.description) }),
  categoryId: category,
  levelId: level,
});
