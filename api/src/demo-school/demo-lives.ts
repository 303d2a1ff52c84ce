import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';

/** Categories are titles. */
export interface DemoLive {
  title: string;
  shortDescription: string;
  categories: string[];
  liveUrl: string;
  /** Days after the load of the demo school, at 19:00 in São Paulo; absent for a live without a date. */
  daysAhead?: number;
  minutes?: number;
  recordingUrl?: string;
}

const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

export const demoLives: DemoLive[] = [
  {
    title: 'Tira-dúvidas: planilhas para o mês caber no bolso',
    shortDescription:
      'Traga a sua planilha, do jeito que estiver: a gente arruma ao vivo o que não fecha.',
    categories: ['Finanças pessoais'],
    liveUrl: film,
    daysAhead: 1,
    minutes: 90,
  },
  {
    title: 'Primeiro emprego em tecnologia: o que as vagas pedem',
    shortDescription:
      'Três pessoas que contratam leem vagas de verdade e contam o que olham primeiro.',
    categories: ['Tecnologia'],
    liveUrl: film,
    daysAhead: -9,
    minutes: 75,
    recordingUrl: film,
  },
  {
    title: 'Roda de conversa: como estudar depois do trabalho',
    shortDescription: 'Um encontro sem aula: como cada um acha tempo, e o que fazer quando não dá.',
    categories: ['Comunicação'],
    liveUrl: 'https://meet.jit.si/sabia-roda-de-conversa',
  },
];

/** The times of a live, relative to the day of the load. */
export function timesOf({ daysAhead, minutes = 60 }: DemoLive, now: Date) {
  if (daysAhead === undefined) return { startsAt: null, endsAt: null };
  const start = Date.parse(`${dayInSaoPaulo(now)}T22:00:00Z`) + daysAhead * 86_400_000;
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * 60_000).toISOString(),
  };
}
