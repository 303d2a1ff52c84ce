import { describe, expect, it } from 'vitest';
import { clockTime, spokenTime } from './film-time.ts';

describe('the position in a film', () => {
  it.each([
    [0, '0:00', '0 segundos'],
    [61, '1:01', '1 minuto e 1 segundo'],
    [134.9, '2:14', '2 minutos e 14 segundos'],
    [3734, '1:02:14', '1 hora, 2 minutos e 14 segundos'],
    [7200, '2:00:00', '2 horas'],
    [Number.NaN, '0:00', '0 segundos'],
    [-1, '0:00', '0 segundos'],
  ])('of %d s is %s, spoken %s', (seconds, clock, spoken) => {
    expect([clockTime(seconds), spokenTime(seconds)]).toEqual([clock, spoken]);
  });
});
