import type { LiveDraft } from '@sabia/domain/lives/live.ts';

/** The fields that a copy of a live takes over. */
export const copiedLiveFields = [
  'shortDescription',
  'liveUrl',
  'thumbUrl',
  'instructors',
] as const satisfies readonly (keyof LiveDraft)[];

/** The fields besides times and categories that the history records and restores. */
export const plainLiveFields = [
  'title',
  ...copiedLiveFields,
  'recordingUrl',
  'isActive',
] as const satisfies readonly (keyof LiveDraft)[];

/** The fields of a live that are columns of `lives`; its categories are rows of `live_terms`. */
export const liveFields = [
  ...plainLiveFields,
  'startsAt',
  'endsAt',
  'storageId',
] as const satisfies readonly (keyof LiveDraft)[];
