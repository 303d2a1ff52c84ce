import type { ClassCard, Shift } from '@sabia/domain/classes/class.ts';
import type { ClassRole } from '@sabia/domain/classes/class-role.ts';

export const shiftNames: Readonly<Record<Shift, string>> = {
  MORNING: 'Manhã',
  AFTERNOON: 'Tarde',
  EVENING: 'Noite',
  FULL_DAY: 'Integral',
};

export const classRoleNames: Readonly<Record<ClassRole, string>> = {
  STUDENT: 'Estudante',
  TEACHER: 'Professor(a)',
  MONITOR: 'Monitor(a)',
};

/** 'B7K2-9QRT': people read eight signs out in two halves. */
export const inHalves = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** '2026 · Manhã' */
export const periodAndShift = ({ period, shift }: Pick<ClassCard, 'period' | 'shift'>): string =>
  [period, shift && shiftNames[shift]].filter(Boolean).join(' · ');
