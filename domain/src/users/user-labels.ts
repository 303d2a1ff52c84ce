import type { User } from './user.ts';

/** Labels of roles and classrooms on screens and in sheets. */

export const roleNames: Readonly<Record<User['role'], string>> = {
  LEARNER: 'Estudante',
  ADMIN: 'Administração',
};

export const classroomRoleNames: Readonly<Record<NonNullable<User['classroomRole']>, string>> = {
  STUDENT: 'Estudante',
  MONITOR: 'Monitor(a)',
  TEACHER: 'Professor(a)',
};

export const classroomModeNames: Readonly<Record<NonNullable<User['classroomModeType']>, string>> =
  {
    ONLINE: 'On-line',
    IN_PERSON: 'Presencial',
    HYBRID: 'Híbrida',
  };

export const yesOrNo = (is: boolean): string => (is ? 'Sim' : 'Não');
