import type { UseFormReturnType } from '@mantine/form';
import { type Live, type LiveDraft, liveDraft, scheduleMistake } from '@sabia/domain/lives/live.ts';
import { drawnCover } from '@sabia/domain/tiles/drawn-cover.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';
import { momentOfWallClock, wallClockOf } from '../../../ui/words/wall-clock.ts';

/** Values of the form fields. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  categories: string[];
  /** Local time of São Paulo; '' for none. */
  startsAt: string;
  endsAt: string;
  liveUrl: string;
  recordingUrl: string;
  instructors: string[];
  thumbUrl: string | null;
}

export type LiveForm = UseFormReturnType<SettingsValues>;

/** A new live is inactive (product.md L2). */
export const newLive: SettingsValues = {
  title: '',
  shortDescription: '',
  categories: [],
  startsAt: '',
  endsAt: '',
  liveUrl: '',
  recordingUrl: '',
  instructors: [],
  thumbUrl: drawnCover,
};

const localTime = (moment: string | null) => (moment ? wallClockOf(moment) : '');

export const settingsOf = (live: Live): SettingsValues => ({
  title: live.title,
  shortDescription: live.shortDescription,
  categories: live.categories.map(({ id }) => id),
  startsAt: localTime(live.startsAt),
  endsAt: localTime(live.endsAt),
  liveUrl: live.liveUrl ?? '',
  recordingUrl: live.recordingUrl ?? '',
  instructors: live.instructors.map(({ id }) => id),
  thumbUrl: live.thumbUrl,
});

/** Fields of the API before validation. */
const fieldsOf = (values: SettingsValues) => ({
  ...values,
  startsAt: momentOfWallClock(values.startsAt),
  endsAt: momentOfWallClock(values.endsAt),
  recordingUrl: values.recordingUrl.trim() || null,
});

const mistakesOfDraft = rules(liveDraft);

/** Zod refines the whole draft only when every field is valid; the form shows mistakes of the times at once. */
export function mistakesOf(values: SettingsValues): Record<string, string> {
  const draft = fieldsOf(values);
  const ofTimes = scheduleMistake(draft);
  return { ...(ofTimes && { endsAt: ofTimes }), ...mistakesOfDraft(draft) };
}

/** Request body of values without mistakes. */
export const draftOf = (values: SettingsValues): Omit<LiveDraft, 'isActive'> =>
  settingsOnly(liveDraft.parse(fieldsOf(values)));
