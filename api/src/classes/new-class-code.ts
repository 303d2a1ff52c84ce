import { randomInt } from 'node:crypto';
import { classCodeLength, classCodeSigns } from '@sabia/domain/classes/class-code.ts';

/** A code that nobody can guess, within the limits of requests. */
export const newClassCode = (): string =>
  Array.from({ length: classCodeLength }, () =>
    classCodeSigns.charAt(randomInt(classCodeSigns.length)),
  ).join('');

/** The end of a code, so many days from now. */
export const endOfCode = (days: number, now: Date): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString();
