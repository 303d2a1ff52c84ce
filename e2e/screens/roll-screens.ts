import type { AnswerOf } from '@sabia/domain/operation.ts';
import type { readAttendance, readRoll } from '@sabia/domain/rolls/rolls.contract.ts';
import {
  clickButton,
  clickLink,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const roll = /\/v1\/classes\/[\w-]+\/rolls\/[\d-]+$/;
const rolls = /\/v1\/classes\/[\w-]+\/rolls\?/;
const attendance = /\/v1\/classes\/[\w-]+\/attendance/;

/** It opens from the page of the class. */
const call = { name: 'roll-call', user: 'admin', address: '/admin/turmas' } as const;
const opensClass = clickLink('Terceirão: rumo ao Enem');
const opens = sequence(opensClass, clickLink('Chamada'));
const everybody = { ...call, name: 'attendance' } as const;
const opensAttendance = sequence(opensClass, clickLink('Ver a frequência de todos'));
const led = { ...call, name: 'class-attendance' } as const;

const names = [
  'Aline Souza',
  'Bruno Teixeira',
  'Maria Eduarda Albuquerque Cavalcanti de Holanda',
  'Ĩxỹ Xavante',
];
const student = (name: string, at: number) => ({
  userId: `0193b3a0-0000-7000-8000-00000000020${at}`,
  name,
});
const untaken: AnswerOf<typeof readRoll> = {
  date: '2026-11-27',
  classTitle: 'Terceirão: rumo ao Enem',
  firstDate: '2026-02-02',
  lastDate: '2026-11-27',
  students: names.map((name, at) => ({
    ...student(name, at),
    state: null,
    markedAt: null,
    markedBy: null,
  })),
};
const states = ['PRESENT', 'ABSENT', 'LATE', 'JUSTIFIED'] as const;
const taken: AnswerOf<typeof readRoll> = {
  ...untaken,
  students: untaken.students.map((one, at) => ({
    ...one,
    state: states[at] ?? null,
    markedAt: '2026-11-27T12:05:00.000Z',
    markedBy: 'Rita Lobo',
  })),
};
const days = {
  items: [
    { date: '2026-11-26', counts: { PRESENT: 27, ABSENT: 2, LATE: 1, JUSTIFIED: 1 } },
    { date: '2026-11-25', counts: { PRESENT: 31, ABSENT: 0, LATE: 0, JUSTIFIED: 0 } },
  ],
  page: 1,
  limit: 10,
  total: 2,
  totalPages: 1,
};
const low: AnswerOf<typeof readAttendance> = {
  from: '2026-02-02',
  to: '2026-11-27',
  rollsQtd: 38,
  leastPercentage: 75,
  students: names.map((name, at) => ({
    ...student(name, at),
    counts: { PRESENT: 30 - 8 * at, ABSENT: 8 * at, LATE: 6, JUSTIFIED: 2 },
    takenQtd: 38,
    percentage: [94, 73, 52, 31][at] ?? null,
    isBelow: at > 0,
  })),
};

export const rollScreens: readonly Screen[] = [
  {
    ...everybody,
    state: 'full',
    mock: replyWith(attendance, low),
    until: sequence(opensAttendance, seesText('38 chamadas. 3 estudantes estão abaixo de')),
  },
  {
    ...call,
    state: 'full',
    mock: sequence(replyWith(roll, taken), replyWith(rolls, days)),
    until: sequence(opens, seesText('Faltas: 1 de 4'), seesText('Últimas chamadas')),
  },
  {
    ...call,
    state: 'first',
    mock: replyWith(roll, untaken),
    until: sequence(opens, clickButton(/^Bruno Teixeira/), seesText('Faltas: 1 de 4')),
  },
  {
    ...call,
    state: 'empty',
    mock: replyWith(roll, { ...untaken, students: [] }),
    until: sequence(opens, seesText('Nenhum estudante estava na turma neste dia.')),
  },
  { ...call, state: 'loading', mock: leavePending(roll), until: sequence(opens, seesSkeleton) },
  { ...call, state: 'error', mock: refuse503(roll), until: sequence(opens, seesError) },
  {
    ...led,
    state: 'full',
    mock: replyWith(attendance, low),
    until: sequence(opensClass, seesText('3 estudantes estão abaixo de')),
  },
  {
    ...led,
    state: 'nobody',
    mock: replyWith(attendance, { ...low, students: [] }),
    until: sequence(opensClass, seesText(/^38 chamadas desde 02\/02\/2026\. Ninguém/)),
  },
  {
    ...led,
    state: 'empty',
    mock: replyWith(attendance, { ...low, rollsQtd: 0, students: [] }),
    until: sequence(opensClass, seesText('Nenhuma chamada ainda.')),
  },
  {
    ...led,
    state: 'loading',
    mock: leavePending(attendance),
    until: sequence(opensClass, seesSkeleton),
  },
  {
    ...led,
    state: 'error',
    mock: refuse503(attendance),
    until: sequence(opensClass, seesError),
  },
];
