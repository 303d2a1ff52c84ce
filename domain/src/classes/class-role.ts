export const classRoles = ['STUDENT', 'TEACHER', 'MONITOR'] as const;
export type ClassRole = (typeof classRoles)[number];

/** The roles of people who teach a class (product.md CL9). */
export type TeachingRole = Exclude<ClassRole, 'STUDENT'>;
