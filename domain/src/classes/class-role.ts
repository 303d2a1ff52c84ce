export const classRoles = ['STUDENT', 'TEACHER', 'MONITOR'] as const;
export type ClassRole = (typeof classRoles)[number];

/** The roles of people who teach a class (product.md CL9). */
export type TeachingRole = Exclude<ClassRole, 'STUDENT'>;

/** The part of a user in classes: to teach, also for a user who studies in another class. */
export const classParts = ['TEACHES', 'STUDIES'] as const;
export type ClassPart = (typeof classParts)[number];
