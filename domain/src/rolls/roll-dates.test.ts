import { describe, expect, it } from 'vitest';
import { attendancePeriod, mistakeOfDate, mistakesOfPeriod, rollDates } from './roll-dates.ts';

const times = {
  // 9 March in São Paulo, 10 March in UTC.
  createdAt: '2031-03-10T02:30:00.000Z',
  archivedAt: null,
  timeZone: 'America/Sao_Paulo',
};
const now = new Date('2031-03-20T01:00:00.000Z');

describe('the days with a roll call', () => {
  it('are days of the zone of the class', () => {
    expect(rollDates(times, { now })).toEqual({ firstDate: '2031-03-09', lastDate: '2031-03-19' });
    expect(rollDates({ ...times, timeZone: 'Asia/Tokyo' }, { now })).toEqual({
      firstDate: '2031-03-10',
      lastDate: '2031-03-20',
    });
  });

  it.each([
    ['2031-03-08', null, 'A turma foi criada em 09/03/2031. Não há chamada antes desse dia'],
    ['2031-03-09', null, null],
    ['2031-03-19', null, null],
    ['2031-03-20', null, 'Este dia ainda não chegou. Escolha hoje ou um dia que já passou'],
    ['2031-03-15', '2031-03-15T12:00:00.000Z', null],
    [
      '2031-03-16',
      '2031-03-15T12:00:00.000Z',
      'A turma foi arquivada em 15/03/2031. Não há chamada depois desse dia',
    ],
  ])('%s, archived at %s: %s', (date, archivedAt, mistake) => {
    expect(mistakeOfDate(date, { ...times, archivedAt }, { now })).toBe(mistake);
  });
});

describe('the period of an attendance', () => {
  const dates = { firstDate: '2031-03-09', lastDate: '2031-03-19' };
  it.each([
    [{}, { from: '2031-03-09', to: '2031-03-19' }],
    [{ from: '2031-01-01' }, { from: '2031-01-01', to: '2031-03-19' }],
    [{ to: '2031-03-10' }, { from: '2031-03-09', to: '2031-03-10' }],
    [{ to: '2035-03-09' }, { from: '2034-03-09', to: '2035-03-09' }],
    [{ to: '2031-01-01' }, { from: '2030-01-01', to: '2031-01-01' }],
  ])('%j: %j', (given, period) => {
    expect(attendancePeriod(given, dates)).toEqual(period);
    expect(mistakesOfPeriod(period)).toEqual([]);
  });

  it.each([
    [{ from: '2031-03-02', to: '2031-03-01' }, 'to'],
    [{ from: '2030-03-01', to: '2031-03-02' }, 'from'],
  ])('%j is refused at %s', (period, path) => {
    expect(mistakesOfPeriod(period)).toMatchObject([{ path }]);
  });
});
