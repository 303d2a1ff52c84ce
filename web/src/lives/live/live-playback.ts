import type { Live } from '@sabia/domain/lives/live.ts';
import { livePhase, opensAt } from '@sabia/domain/lives/live-phase.ts';
import { videoSource } from '@sabia/domain/video-source.ts';

/** The video of a live, if there is one now, and the site that plays it. */
export type LivePlayback =
  /** The live opens later. */
  | { kind: 'not-open' }
  /** The live is over and has no recording. */
  | { kind: 'over' }
  /** On this page. */
  | { kind: 'embedded'; url: string }
  /** On another site, in a tab of its own. */
  | { kind: 'external'; url: string };

export function playbackOf(
  live: Pick<Live, 'startsAt' | 'endsAt' | 'liveUrl' | 'recordingUrl'>,
  now: Date,
): LivePlayback {
  if (livePhase(live, now) === 'PAST')
    return live.recordingUrl ? watchableAt(live.recordingUrl) : { kind: 'over' };
  const start = opensAt(live);
  if ((start && now < start) || live.liveUrl === null) return { kind: 'not-open' };
  return watchableAt(live.liveUrl);
}

function watchableAt(url: string): LivePlayback {
  const { kind } = videoSource(url);
  return { kind: kind === 'youtube' || kind === 'vimeo' ? 'embedded' : 'external', url };
}
