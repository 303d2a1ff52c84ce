import { isValidCreditCard } from '@brazilian-utils/brazilian-utils/is-valid-credit-card';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { bareText } from './bare.ts';

export const cardNumber = bareText.refine(isValidCreditCard, { error: messages.cardNumber });

/** As printed: `01` to `12`. */
export const cardMonth = bareText.regex(/^(0?[1-9]|1[0-2])$/, { error: messages.cardMonth });

/** As printed: `29` or `2029`. */
export const cardYear = bareText.regex(/^(20)?\d{2}$/, { error: messages.cardYear });

/** Three digits on the back, or four on the front. */
export const cardCode = bareText.regex(/^\d{3,4}$/, { error: messages.cardCode });

/** A card that can still be paid with: it is good until the end of its month. `today` is São Paulo's. */
export const cardBy = (today: string) =>
  z
    .object({ number: cardNumber, month: cardMonth, year: cardYear, code: cardCode })
    .superRefine(({ month, year }, context) => {
      const end = `20${year.slice(-2)}-${month.padStart(2, '0')}`;
      if (end >= today.slice(0, 7)) return;
      const isYearOver = end.slice(0, 4) < today.slice(0, 4);
      context.addIssue({
        code: 'custom',
        path: [isYearOver ? 'year' : 'month'],
        message: isYearOver ? messages.cardYear : messages.cardMonth,
      });
    });
