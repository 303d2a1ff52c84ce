import { z } from 'zod';
import { day, id, pageNumbers, pageOf } from '../fields.ts';
import { operation, teacher } from '../operation.ts';
import { classAttendance, roll, rollDay, rollEntries } from './roll.ts';

const ofClass = z.object({ id });
const ofDay = z.object({ id, date: day });

export const takeRoll = operation({
  route: 'PUT /classes/{id}/rolls/{date}',
  summary:
    'Take the roll call of a class on a day: the state of each student of the body; those it leaves out keep theirs',
  audience: teacher('class'),
  params: ofDay,
  body: rollEntries,
  reply: rollDay,
});

export const readRoll = operation({
  route: 'GET /classes/{id}/rolls/{date}',
  summary: 'The students of a class on a day with their states in the roll call',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'students.*.userId',
  showsIn: 'params.id',
  params: ofDay,
  reply: roll,
});

export const pageRolls = operation({
  route: 'GET /classes/{id}/rolls',
  summary:
    'The days of a class with a roll call, the newest first, with the students of each state',
  audience: teacher('class'),
  params: ofClass,
  query: z.object(pageNumbers),
  reply: pageOf(rollDay),
});

export const readAttendance = operation({
  route: 'GET /classes/{id}/attendance',
  summary:
    'The attendance of the students of a class in a period of at most 366 days, by default to today',
  audience: teacher('class'),
  shows: 'CLASS',
  showsWhom: 'students.*.userId',
  showsIn: 'params.id',
  params: ofClass,
  query: z.object({ from: day.optional(), to: day.optional() }),
  reply: classAttendance,
});
