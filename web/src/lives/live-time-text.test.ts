import { expect, it } from 'vitest';
import { liveTimeText } from './live-time-text.ts';

/** Saturday, 21 November 2026, 19:00 in São Paulo. */
const now = new Date('2026-11-21T22:00:00.000Z');

interface Given {
  startsAt: string | null;
  endsAt?: string;
  hasRecording?: boolean;
}

it.each<[string, Given, label: string, detail: string | null]>([
  ['has no time', { startsAt: null }, 'Sem data marcada', null],
  ['is tomorrow', { startsAt: '2026-11-22T22:00:00.000Z' }, 'Amanhã às 19:00', null],
  [
    'has an end',
    { startsAt: '2026-11-22T22:00:00.000Z', endsAt: '2026-11-22T23:30:00.000Z' },
    'Amanhã às 19:00',
    'até 20:30',
  ],
  [
    'ends after midnight',
    { startsAt: '2026-11-22T01:00:00.000Z', endsAt: '2026-11-22T04:00:00.000Z' },
    'Hoje às 22:00',
    'até 22 de nov. de 2026 às 01:00',
  ],
  ['starts this second', { startsAt: '2026-11-21T22:00:00.000Z' }, 'Ao vivo agora', null],
  [
    'ends in a minute',
    { startsAt: '2026-11-21T20:00:00.000Z', endsAt: '2026-11-21T22:01:00.000Z' },
    'Ao vivo agora',
    'até 19:01',
  ],
  ['is over', { startsAt: '2026-11-20T22:00:00.000Z' }, 'Encerrada', 'Ontem às 19:00'],
  ['ended today', { startsAt: '2026-11-21T13:00:00.000Z' }, 'Encerrada', 'Hoje às 10:00'],
  [
    'ended long ago',
    { startsAt: '2026-10-01T22:00:00.000Z' },
    'Encerrada',
    '1 de out. de 2026 às 19:00',
  ],
  [
    'has a recording',
    { startsAt: '2026-11-20T22:00:00.000Z', hasRecording: true },
    'Gravação',
    'Ontem às 19:00',
  ],
])('a live that %s', (_, { endsAt = null, hasRecording = false, startsAt }, label, detail) => {
  expect(liveTimeText({ startsAt, endsAt, hasRecording }, now)).toMatchObject({ label, detail });
});
