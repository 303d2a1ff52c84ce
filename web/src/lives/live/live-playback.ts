import type { Live } from '@sabia/domain/lives/live.ts';
import { livePhase } from '@sabia/domain/lives/live-phase.ts';
import { videoSource } from '../../ui/video/video-source.ts';

/** What a live has to watch, and where. */
export type LiveStage =
  /** It has not begun. */
  | { kind: 'soon' }
  /** It is over, and was not recorded, or not yet. */
  | { kind: 'over' }
  /** On this page. */
  | { kind: 'here'; url: string }
  /** On another site, in a tab of its own. */
  | { kind: 'elsewhere'; url: string };

/** Who comes a little early finds the door open. */
const doorsOpen = 10 * 60_000;

export function stageOf(
  live: Pick<Live, 'startsAt' | 'endsAt' | 'liveUrl' | 'recordingUrl'>,
  now: Date,
): LiveStage {
  if (livePhase(live, now) === 'PAST')
    return live.recordingUrl ? placeOf(live.recordingUrl) : { kind: 'over' };
  const atTheDoor = new Date(now.getTime() + doorsOpen);
  return livePhase(live, atTheDoor) === 'UPCOMING' ? { kind: 'soon' } : placeOf(live.liveUrl);
}

function placeOf(url: string): LiveStage {
  const { kind } = videoSource(url);
  return { kind: kind === 'youtube' || kind === 'vimeo' ? 'here' : 'elsewhere', url };
}
