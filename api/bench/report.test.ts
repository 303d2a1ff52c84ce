import { expect, test } from 'vitest';
import type { Measurement } from './measure.ts';
import { formatScenario, scenarioTable, verdictOn } from './report.ts';
import { storedFigures } from './stored-figures.ts';

const run = (server: number, { elsewhere = 0.02, bytes = 1000 } = {}): Measurement[] =>
  [server, server, server].map((each) => ({
    perSecond: 100,
    p50: 1,
    p99: 2,
    bytes,
    memoryMiB: 100,
    server: each,
    postgres: 1,
    statements: 2,
    elsewhere,
  }));

const row = {
  title: 'Read',
  connections: 8,
  next: () => ({ method: 'GET' as const, path: '/', user: null }),
};
const stored = { milliseconds: 4, bytes: 1000 };

test('processor time of node and PostgreSQL is compared with the stored figure', () => {
  expect(verdictOn([run(3), run(3)], stored)).toBe('as stored');
  expect(verdictOn([run(4.1), run(4.1)], stored)).toBe('costs more');
});

test('a busy machine makes requests cost more: only their bytes are judged', () => {
  const busy = { elsewhere: 0.4 };
  expect(verdictOn([run(9, busy), run(9, busy)], stored)).toBe('undecided');
  const large = { ...busy, bytes: 2000 };
  expect(verdictOn([run(3, large), run(3, large)], stored)).toBe('costs more');
  expect(formatScenario({ row, runs: [run(9, busy), run(9, busy)] }, stored)).toContain(
    'other work took 40 % of the machine: only bytes are judged',
  );
});

test('the printed table has the figures that the next benchmark reads', () => {
  const page = `## Figures\n\n${scenarioTable([{ row, runs: [run(3), run(3)] }])}\n`;
  expect(storedFigures(page)).toEqual(new Map([['Read', stored]]));
});
