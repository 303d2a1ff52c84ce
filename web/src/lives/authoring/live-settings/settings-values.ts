import type { UseFormReturnType } from '@mantine/form';
import { type Live, type LiveDraft, liveDraft, scheduleMistake } from '@sabia/domain/lives/live.ts';
import { settingsOnly } from '../../../publications/settings-only.ts';
import { rules } from '../../../platform/form-rules.ts';
import { momentOfWallClock, wallClockOf } from '../../../ui/wall-clock.ts';

/** The fields of the form, as they are while one types. */
export interface SettingsValues {
  title: string;
  shortDescription: string;
  categories: string[];
  /** As São Paulo's clocks show it; empty for none. */
  startsAt: string;
  endsAt: string;
  liveUrl: string;
  recordingUrl: string;
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
  thumbUrl: null,
};

const shown = (moment: string | null) => (moment ? wallClockOf(moment) : '');

export const settingsOf = (live: Live): SettingsValues => ({
  title: live.title,
  shortDescription: live.shortDescription,
  categories: live.categories.map(({ id }) => id),
  startsAt: shown(live.startsAt),
  endsAt: shown(live.endsAt),
  liveUrl: live.liveUrl,
  recordingUrl: live.recordingUrl ?? '',
  thumbUrl: live.thumbUrl,
});

/** As the API takes them. */
const sent = (values: SettingsValues) => ({
  ...values,
  startsAt: momentOfWallClock(values.startsAt),
  endsAt: momentOfWallClock(values.endsAt),
  recordingUrl: values.recordingUrl.trim() || null,
});

const mistakesOfDraft = rules(liveDraft);

/** All at once: zod looks at the whole only when every part of it is right. */
export function mistakesOf(values: SettingsValues): Record<string, string> {
  const draft = sent(values);
  const ofTimes = scheduleMistake(draft);
  return { ...(ofTimes && { endsAt: ofTimes }), ...mistakesOfDraft(draft) };
}

/** What is sent; only asked for when there are no mistakes. */
export const draftOf = (values: SettingsValues): Omit<LiveDraft, 'isActive'> =>
  settingsOnly(liveDraft.parse(sent(values)));
