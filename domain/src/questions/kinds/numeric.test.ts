import { describe, expect, it } from 'vitest';
import { numeric } from './numeric.ts';
import { readNumber } from './read-number.ts';
import { scored } from './score-table.ts';

const kind = 'NUMERIC' as const;

describe('a number', () => {
  it.each<[value: number, tolerance: number, given: string, credit: number]>([
    [2.5, 0, '2,5', 1],
    [2.5, 0, '2.5', 1],
    [2.5, 0, ' 2,50 ', 1],
    [2.5, 0, '2,51', 0],
    [2.5, 0.01, '2,51', 1],
    [2.5, 0.01, '2,511', 0],
    [2.5, 0.01, '2,49', 1],
    [0.3, 0.1, '0,2', 1],
    [0.3, 0.1, '0,4', 1],
    [-4, 0, '-4', 1],
    [-4, 0, '−4', 1],
    [-4, 0, '4', 0],
    [0, 0, '0', 1],
    [0, 0, '-0', 1],
    [0.5, 0, ',5', 1],
    [1234.56, 0, '1.234,56', 1],
    [1234.56, 0, '1,234.56', 1],
    [1234.56, 0, '1 234,56', 1],
    [1_234_567, 0, '1.234.567', 1],
    [1.234, 0, '1.234', 1],
    [1234, 0, '1.234', 1],
    [-1234, 0, '−1.234', 1],
    [1234, 0, '1.234 m/s', 1],
    [1234, 0, '1,234', 0],
    [1234, 0, '1.2340', 0],
    [12, 0, '12.000', 1],
    [12_000, 0, '12.000', 1],
    [150_000, 500, '150.200', 1],
    [150_000, 100, '150.200', 0],
    [234, 0, '0.234', 0],
    [1234.5, 0, '1.234', 0],
    [1_234_000, 0, '1.234 x 10^3', 1],
    [1234, 0, '1.234.000', 0],
    [300_000_000, 0, '3e8', 1],
    [300_000_000, 0, '3x10^8', 1],
    [0.0015, 0, '1,5 · 10^-3', 1],
    [10, 0, '10 m/s', 1],
    [10, 0, '10m/s', 1],
    [1e15, 1, '1000000000000001', 1],
  ])('%s ± %s, given %s: %s', (value, tolerance, given, credit) => {
    const task = { kind, unit: 'm/s' };
    expect(scored(numeric, task, { kind, value, tolerance }, { kind, value: given })).toBe(credit);
  });

  it.each(['', 'dez', '1,2,3', '1.23.456', '--2', '2 kg', '.', '1.2,3.4', '∞', '1/2'])(
    'is not %s',
    (text) => {
      expect(readNumber(text, 'm/s')).toBeNull();
      expect(numeric.misfits({ kind, unit: null }, { kind, value: text })).toHaveLength(1);
    },
  );
});
