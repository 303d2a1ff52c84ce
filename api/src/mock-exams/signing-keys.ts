import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventDay } from './sealed-exams.queries.ts';

/**
 * The keys by which people sign their answers to sealed exams, one for each person, event and day (product.md MOCK30). A
 * classmate, who has the key of the content too, can't sign for another person.
 */
export function signingKeys(secret: string) {
  const key = createHmac('sha256', secret).update('answers to sealed exams').digest();
  const keyOf = ({ id, day }: EventDay, personId: string): Buffer =>
    createHmac('sha256', key).update(`${id} ${day} ${personId}`).digest();
  return {
    keyOf,

    /** `signature`: in base 64 as addresses have it. */
    isSigned(
      of: EventDay,
      personId: string,
      { text, signature }: { text: string; signature: string },
    ) {
      const right = createHmac('sha256', keyOf(of, personId)).update(text).digest();
      const given = Buffer.from(signature, 'base64url');
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type SigningKeys = ReturnType<typeof signingKeys>;
