import type { SchoolChanges } from '@sabia/domain/school/school.ts';

/** The fields of the school that are columns of `school`. */
export const schoolFields = [
  'legalName',
  'cnpj',
  'address',
  'email',
  'dpoName',
  'dpoEmail',
  'terms',
  'brandName',
  'tagline',
  'logoUrl',
  'actionColor',
  'aliveColor',
  'senderName',
  'frontPageHeading',
  'frontPageIntro',
  'lastCallTitle',
  'lastCallText',
  'leastAttendance',
] as const satisfies readonly (keyof SchoolChanges)[];
