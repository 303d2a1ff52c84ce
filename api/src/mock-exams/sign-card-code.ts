import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type CardCode,
  cardCodeText,
  parseCardCode,
  signatureText,
  signedPart,
} from '@sabia/domain/mock-exams/card-code.ts';

/** Signs the codes of answer cards with the secret of the server, and verifies those that were read. */
export function cardCodes(secret: string) {
  const key = createHmac('sha256', secret).update('answer cards').digest();
  const signatureOf = (signed: string) => createHmac('sha256', key).update(signed).digest();
  return {
    textOf: (code: CardCode): string => cardCodeText(code, signatureOf(signedPart(code))),

    /** The code that was read; null for texts that this server has not signed. */
    verified(text: string): CardCode | null {
      const read = parseCardCode(text);
      if (!read) return null;
      const expected = signatureText(signatureOf(read.signed));
      return timingSafeEqual(Buffer.from(expected), Buffer.from(read.signature)) ? read.code : null;
    },
  };
}
