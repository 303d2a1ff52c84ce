export const rollStates = ['PRESENT', 'ABSENT', 'LATE', 'JUSTIFIED'] as const;
/** The state of a student in the roll call of a day. JUSTIFIED is an absence with a reason (product.md ROLL1). */
export type RollState = (typeof rollStates)[number];

/** Numbers of students, or of days of a student, by state. */
export type StateCounts = Readonly<Record<RollState, number>>;
