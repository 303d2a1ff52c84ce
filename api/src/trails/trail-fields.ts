import { type TrailChanges, trailSettings } from '@sabia/domain/trails/trail.ts';
import { cleanRichText } from '../platform/html/rich-text.ts';

type Setting = keyof typeof trailSettings;

const settingsBut = <Other extends Setting>(...others: Other[]) =>
  (Object.keys(trailSettings) as Setting[]).filter(
    (field): field is Exclude<Setting, Other> => !others.some((other) => other === field),
  );

const presentationFields = settingsBut('title', 'category', 'level', 'banners', 'isActive');

/** The fields of a trail that the history records and restores, besides category, level and banners. */
export const revisedTrailFields = ['title', ...presentationFields, 'isActive'] as const;

/** The fields that a copy of a trail takes over. */
export const copiedTrailFields = [...presentationFields, 'categoryId', 'levelId'] as const;

/** The fields of a trail that are columns of `trails`, except the banners, which get ids when they are stored. */
export const trailFields = ['title', ...copiedTrailFields, 'storageId', 'isActive'] as const;

/** The values of a trail's columns: sanitised description, and the ids of category and level. */
export const toColumns = ({ category, level, ...trail }: TrailChanges) => ({
  ...trail,
  ...(trail.description && { description: cleanRichText(trail.description) }),
  categoryId: category,
  levelId: level,
});
