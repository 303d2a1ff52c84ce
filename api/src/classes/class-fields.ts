import type { ClassDraft } from '@sabia/domain/classes/class.ts';

/** The fields of a class that are columns of `classes`; its items are rows of `class_items`. */
export const classFields = [
  'title',
  'period',
  'shift',
  'timeZone',
] as const satisfies readonly (keyof ClassDraft)[];
