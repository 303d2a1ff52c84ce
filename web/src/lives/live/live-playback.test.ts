import { expect, it } from 'vitest';
import { playbackOf } from './live-playback.ts';

const now = new Date('2026-11-21T22:00:00.000Z');
const youtube = 'https://youtu.be/aqz-KE-bpKQ';
const meeting = 'https://meet.example.com/abc';
const live = { startsAt: null, endsAt: null, liveUrl: youtube, recordingUrl: null };

it.each<[string, Partial<Parameters<typeof playbackOf>[0]>, ReturnType<typeof playbackOf>]>([
  ['without times', {}, { kind: 'embedded', url: youtube }],
  ['without times, on another site', { liveUrl: meeting }, { kind: 'external', url: meeting }],
  ['without a told address', { liveUrl: null }, { kind: 'not-open' }],
  ['eleven minutes before', { startsAt: '2026-11-21T22:11:00.000Z' }, { kind: 'not-open' }],
  [
    'ten minutes before',
    { startsAt: '2026-11-21T22:10:00.000Z' },
    { kind: 'embedded', url: youtube },
  ],
  ['now', { startsAt: '2026-11-21T21:00:00.000Z' }, { kind: 'embedded', url: youtube }],
  [
    'now, with a recording of an earlier session',
    { startsAt: '2026-11-21T21:00:00.000Z', recordingUrl: meeting },
    { kind: 'embedded', url: youtube },
  ],
  ['after its assumed end', { startsAt: '2026-11-21T20:30:00.000Z' }, { kind: 'over' }],
  [
    'after its assumed end, with a recording',
    { startsAt: '2026-11-21T20:30:00.000Z', recordingUrl: meeting },
    { kind: 'external', url: meeting },
  ],
  [
    'that ended five minutes ago',
    {
      startsAt: '2026-11-21T21:50:00.000Z',
      endsAt: '2026-11-21T21:55:00.000Z',
    },
    { kind: 'over' },
  ],
])('a live %s', (_, given, playback) => {
  expect(playbackOf({ ...live, ...given }, now)).toEqual(playback);
});
