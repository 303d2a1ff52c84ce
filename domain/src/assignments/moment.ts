import { z } from 'zod';
import { isInRange } from '../fields.ts';
import { messages } from '../messages.ts';
import { dueMoment, openingMoment } from './due-moment.ts';

/**
 * A moment of an assignment: a wall clock time of its class (`2026-11-27T23:59`), or an instant, with `Z` or an offset.
 */
export const sentMoment = z.iso
  .datetime({ local: true, offset: true, error: messages.invalid, abort: true })
  .refine(isInRange, { error: messages.yearRange });

/** The instant of a sent moment in the zone of a class (product.md DUE2). */
export function instantOfMoment(
  text: string,
  { timeZone, is }: { timeZone: string; is: 'opening' | 'due' },
): Date {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) return new Date(text);
  const toMinute = is === 'opening' ? openingMoment : dueMoment;
  const [minute, rest] = [text.slice(0, 16), text.slice(17)];
  return new Date(toMinute(minute, timeZone).getTime() + Math.trunc(Number(rest || 0) * 1000));
}
