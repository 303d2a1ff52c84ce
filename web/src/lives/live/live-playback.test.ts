import { expect, it } from 'vitest';
import { stageOf } from './live-stage.ts';

const now = new Date('2026-11-21T22:00:00.000Z');
const youtube = 'https://youtu.be/aqz-KE-bpKQ';
const meeting = 'https://meet.example.com/abc';
const live = { startsAt: null, endsAt: null, liveUrl: youtube, recordingUrl: null };

it.each<[string, Partial<Parameters<typeof stageOf>[0]>, ReturnType<typeof stageOf>]>([
  ['without a time', {}, { kind: 'here', url: youtube }],
  ['without a time, on another site', { liveUrl: meeting }, { kind: 'elsewhere', url: meeting }],
  ['eleven minutes before', { startsAt: '2026-11-21T22:11:00.000Z' }, { kind: 'soon' }],
  ['ten minutes before', { startsAt: '2026-11-21T22:10:00.000Z' }, { kind: 'here', url: youtube }],
  ['now', { startsAt: '2026-11-21T21:00:00.000Z' }, { kind: 'here', url: youtube }],
  [
    'now, with a recording of the last time',
    { startsAt: '2026-11-21T21:00:00.000Z', recordingUrl: meeting },
    { kind: 'here', url: youtube },
  ],
  ['after its usual end', { startsAt: '2026-11-21T20:30:00.000Z' }, { kind: 'over' }],
  [
    'after its usual end, recorded',
    { startsAt: '2026-11-21T20:30:00.000Z', recordingUrl: meeting },
    { kind: 'elsewhere', url: meeting },
  ],
  [
    'short, just over',
    {
      startsAt: '2026-11-21T21:50:00.000Z',
      endsAt: '2026-11-21T21:55:00.000Z',
    },
    { kind: 'over' },
  ],
])('a live %s', (_, given, stage) => {
  expect(stageOf({ ...live, ...given }, now)).toEqual(stage);
});
