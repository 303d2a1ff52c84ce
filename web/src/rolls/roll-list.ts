import type { RollState, StateCounts } from '@sabia/domain/rolls/roll-state.ts';
import type { Roll } from './rolls.api.ts';

/** A choice on this device. */
export interface ChosenMark {
  userId: string;
  state: RollState;
  markedAt: string;
}

/** The roll with the marks of this device, where the server knows no later one. */
export function withMarks(roll: Roll, marks: readonly ChosenMark[]): Roll {
  const chosen = new Map(marks.map((mark) => [mark.userId, mark]));
  return {
    ...roll,
    students: roll.students.map((student) => {
      const mark = chosen.get(student.userId);
      if (!mark || (student.markedAt !== null && student.markedAt > mark.markedAt)) return student;
      return { ...student, state: mark.state, markedAt: mark.markedAt, markedBy: null };
    }),
  };
}

/** The list of students for a later day than that on which it was read, without states; null for an earlier day. */
export function rollOnDay(roll: Roll, date: string): Roll | null {
  if (date === roll.date) return roll;
  if (date < roll.date) return null;
  return {
    ...roll,
    date,
    lastDate: date > roll.lastDate ? date : roll.lastDate,
    students: roll.students.map((student) => ({
      ...student,
      state: null,
      markedAt: null,
      markedBy: null,
    })),
  };
}

/** Choices of the open screen, by the ids of the students. */
export type Choices = ReadonlyMap<string, RollState>;

/** Everybody is present at first. */
export const stateOf = (
  { userId, state }: Pick<Roll['students'][number], 'userId' | 'state'>,
  choices: Choices,
): RollState => choices.get(userId) ?? state ?? 'PRESENT';

export function countStates({ students }: Roll, choices: Choices): StateCounts {
  const counts = { PRESENT: 0, ABSENT: 0, LATE: 0, JUSTIFIED: 0 };
  for (const student of students) counts[stateOf(student, choices)] += 1;
  return counts;
}

/** The marks that a save adds: states that are missing, and choices that differ from what is known. */
export const marksToSave = (
  { students }: Roll,
  { choices, markedAt }: { choices: Choices; markedAt: string },
): ChosenMark[] =>
  students.flatMap((student) => {
    const state = stateOf(student, choices);
    return state === student.state ? [] : [{ userId: student.userId, state, markedAt }];
  });
