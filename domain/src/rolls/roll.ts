import { z } from 'zod';
import { choice } from '../choice.ts';
import { membersLimit } from '../classes/class-limits.ts';
import { day, id, instant, sentInstant } from '../fields.ts';
import { messages } from '../messages.ts';
import { rollStates } from './roll-state.ts';

const number = z.number().int();
const stateCounts = z.object({ PRESENT: number, ABSENT: number, LATE: number, JUSTIFIED: number });

/** A day with a roll call, with the numbers of students. */
export const rollDay = z.object({ date: day, counts: stateCounts });
export type RollDay = z.output<typeof rollDay>;

const rollStudent = z.object({
  userId: id,
  name: z.string(),
  /** The state that counts; null: the student has no mark on this day. */
  state: z.enum(rollStates).nullable(),
  markedAt: instant.nullable(),
  /** The name of who marked it; null without an account. */
  markedBy: z.string().nullable(),
});

/** The roll call of a class on a day, for those who take it. */
export const roll = z.object({
  date: day,
  classTitle: z.string(),
  /** The days that may have a roll call. */
  firstDate: day,
  lastDate: day,
  /** The students of the class on this day, by name. */
  students: z.array(rollStudent),
});
export type Roll = z.output<typeof roll>;

const rollEntry = z.object({
  userId: id,
  state: choice(rollStates),
  /** The moment of the choice on a device that was without a network. Default: now. */
  markedAt: sentInstant.optional(),
});
export type RollEntry = z.output<typeof rollEntry>;

/** Body of a roll call; each student once. */
export const rollEntries = z
  .array(rollEntry, { error: messages.invalid })
  .min(1, { error: 'Marque pelo menos um estudante' })
  .max(membersLimit, {
    error: `Uma turma tem no máximo ${membersLimit.toLocaleString('pt-BR')} pessoas`,
  })
  .superRefine((entries, context) => {
    const add = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const known = new Set<string>();
    for (const [index, { userId }] of entries.entries()) {
      if (known.has(userId.toLowerCase())) add([index, 'userId'], 'Este estudante se repete');
      known.add(userId.toLowerCase());
    }
  });

const studentAttendance = z.object({
  userId: id,
  name: z.string(),
  /** Days of each state. */
  counts: stateCounts,
  takenQtd: number,
  percentage: number.min(0).max(100).nullable(),
  isBelow: z.boolean(),
});

/** The attendance of the present students of a class in a period, by name. */
export const classAttendance = z.object({
  from: day,
  to: day,
  /** Days with a roll call. */
  rollsQtd: number,
  /** Of the school (product.md ROLL5). */
  leastPercentage: number,
  students: z.array(studentAttendance),
});
export type ClassAttendance = z.output<typeof classAttendance>;
