import { describe, expect, it } from 'vitest';
import {
  attendanceInWords,
  contactInWords,
  dayInWords,
  studyInWords,
  subscriptionInWords,
  weekName,
} from './child-words.ts';

const attendance = {
  takenQtd: 20,
  absencesQtd: 3,
  justifiedQtd: 1,
  latesQtd: 2,
  percentage: 85,
  isBelow: false,
  leastPercentage: 75,
};

describe('attendance', () => {
  it.each([
    [{}, '85% de presença em 20 chamadas: 3 faltas (1 justificada), 2 atrasos.'],
    [{ justifiedQtd: 0, latesQtd: 0 }, '85% de presença em 20 chamadas: 3 faltas.'],
    [
      { takenQtd: 1, absencesQtd: 0, justifiedQtd: 0, latesQtd: 1, percentage: 100 },
      '100% de presença em 1 chamada: nenhuma falta, 1 atraso.',
    ],
    [{ takenQtd: 0, percentage: null }, 'Ainda não houve chamada.'],
  ])('%#', (given, words) => {
    expect(attendanceInWords({ ...attendance, ...given })).toBe(words);
  });
});

describe('a week', () => {
  it.each([
    [{ minutes: 75, days: 3 }, '75 minutos em 3 dias'],
    [{ minutes: 1, days: 1 }, '1 minuto em 1 dia'],
    [{ minutes: 0, days: 2 }, 'Menos de um minuto em 2 dias'],
    [{ minutes: 0, days: 0 }, 'Sem estudo'],
  ])('%#', (given, words) => {
    expect(studyInWords({ from: '2026-11-29', ...given })).toBe(words);
  });

  it('has its days as its name', () => {
    const week = { from: '2026-11-29', minutes: 0, days: 0 };
    expect(weekName(week, true)).toBe('Esta semana, desde 29/11');
    expect(weekName(week, false)).toBe('29/11 a 05/12');
  });
});

it.each([
  [
    { kind: 'NOTICE' as const, timesQtd: 3 },
    '3 avisos à turma 3º A; o último em 12 de nov. de 2026',
  ],
  [{ kind: 'COMMENT' as const, timesQtd: 1 }, '1 correção comentada, em 12 de nov. de 2026'],
  [
    { kind: 'COMMENT' as const, timesQtd: 2 },
    '2 correções comentadas; a última em 12 de nov. de 2026',
  ],
  [{ kind: 'REFUND' as const, timesQtd: 1 }, '1 motivo de devolução, em 12 de nov. de 2026'],
])('an adult wrote: %#', (given, words) => {
  const contact = { name: 'Rita', classTitle: '3º A', lastAt: '2026-11-12T15:00:00.000Z' };
  expect(contactInWords({ ...contact, ...given })).toBe(words);
});

it('a subscription tells price, renewal and access', () => {
  const subscription = {
    planName: 'Plano mensal',
    priceCents: 2990,
    period: 'MONTH' as const,
    renewsAt: '2026-12-21T15:00:00.000Z',
  };
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');
  expect(plain(subscriptionInWords({ subscription, hasAccess: true }))).toBe(
    'Plano mensal: R$ 29,90 por mês. Renova em 21 de dez. de 2026. O conteúdo pago está aberto.',
  );
  expect(subscriptionInWords({ subscription: null, hasAccess: false })).toBe(
    'Sem assinatura paga. O conteúdo pago está fechado.',
  );
});

it('a day is told in words', () => {
  expect(dayInWords('2030-03-03')).toBe('3 de março de 2030');
});
