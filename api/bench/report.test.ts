import { expect, test } from 'vitest';
import type { Measurement } from './measure.ts';
import { formatScenario, verdictOn, type ScenarioResult } from './report.ts';

type Cost = Pick<Measurement, 'server' | 'postgres' | 'statements' | 'elsewhere'>;

const rounds = (costs: readonly Cost[]): Measurement[] =>
  costs.map((cost) => ({
    perSecond: 100,
    p50: 1,
    p99: 2,
    bytes: 1000,
    memoryMiB: 100,
    ...cost,
  }));

const result = (app: Cost[], bare: Cost[]): ScenarioResult => ({
  scenario: {
    title: 'Read',
    connections: 8,
    budget: 0.25,
    goal: 0.95,
    next: () => ({ method: 'GET', path: '/', user: null }),
  },
  app: rounds(app),
  bare: rounds(bare),
});

const costing = (server: number, postgres = 1, statements = 2): Cost => ({
  server,
  postgres,
  statements,
  elsewhere: 0.02,
});

test('servers are compared in each round, because the machine may be slower in another one', () => {
  const app = [1.2, 3.2, 9.2].map((server) => costing(server));
  const bare = [1, 3, 9].map((server) => costing(server));
  expect(verdictOn(result(app, bare))).toBe('within budget');
});

test('a range around the budget allows no verdict', () => {
  const app = [1.2, 1.2, 1.3].map((server) => costing(server));
  const bare = [1, 1, 1].map((server) => costing(server));
  expect(verdictOn(result(app, bare))).toBe('undecided');
});

test('a range above the budget is over it, unless the machine was busy', () => {
  const app = [2, 2, 2].map((server) => costing(server));
  const bare = [1, 1, 1].map((server) => costing(server));
  expect(verdictOn(result(app, bare))).toBe('over budget');
  const busy = (costs: Cost[]) => costs.map((cost) => ({ ...cost, elsewhere: 0.4 }));
  const compared = result(busy(app), busy(bare));
  expect(verdictOn(compared)).toBe('undecided');
  expect(formatScenario(compared)).toContain('other work took 40 % of the machine: no verdict');
});

test('of the same statements, PostgreSQL has cost the same', () => {
  const compared = formatScenario(result([costing(1, 2)], [costing(0.5, 4)]));
  // (0.5 + 3) / (1 + 3)
  expect(compared).toContain('0.88 (NOT ≥ 0.95) of bare by the processor');
});

test('of fewer statements, PostgreSQL has cost less', () => {
  const compared = formatScenario(result([costing(1, 0, 0)], [costing(0.5, 4)]));
  expect(compared).toContain('4.50 (≥ 0.95) of bare by the processor');
});
