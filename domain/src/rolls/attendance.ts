import { rollStates, type StateCounts } from './roll-state.ts';

/**
 * The least attendance in percent of a school that has not set another: that of the hours of a school year in basic education,
 * Lei 9.394/1996 (LDB), art. 24, VI. The law has no exception for absences with a reason.
 */
export const usualLeastAttendance = 75;

export interface Attendance {
  /** Days on which the student has a mark. */
  takenQtd: number;
  /** Of those days, 0 to 100, rounded down; null without one. */
  percentage: number | null;
  /** Less than the least attendance. */
  isBelow: boolean;
}

/**
 * The attendance of a student by the days of each state (product.md ROLL5): late is present, a justified absence is an absence.
 * In whole numbers: rounded down, a shown 75 is never below 75.
 */
export function attendanceOf(
  counts: StateCounts,
  { leastPercentage }: { leastPercentage: number },
): Attendance {
  const takenQtd = rollStates.reduce((sum, state) => sum + counts[state], 0);
  if (takenQtd === 0) return { takenQtd, percentage: null, isBelow: false };
  const hundredfold = (counts.PRESENT + counts.LATE) * 100;
  return {
    takenQtd,
    percentage: (hundredfold - (hundredfold % takenQtd)) / takenQtd,
    isBelow: hundredfold < leastPercentage * takenQtd,
  };
}
