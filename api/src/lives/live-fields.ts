import type { LiveDraft } from '@sabia/domain/lives/live.ts';

/** The fields of a live that are columns of `lives`; its categories are rows of `live_terms`. */
export const liveFields = [
  'title',
  'shortDescription',
  'liveUrl',
  'thumbUrl',
  'startsAt',
  'endsAt',
  'recordingUrl',
  'storageId',
  'isActive',
] as const satisfies readonly (keyof LiveDraft)[];
