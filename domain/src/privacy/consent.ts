import { z } from 'zod';
import { instant } from '../fields.ts';
import { messages } from '../messages.ts';

/** Of what people are asked and told (web/src/privacy): with another text they are asked anew. */
export const consentVersion = 1;

export const consentPurposes = ['ANALYTICS'] as const;

/** What somebody answered, to which version of the question. */
export const consentAnswer = z.object({
  purpose: z.enum(consentPurposes, { error: messages.invalid }),
  version: z.number({ error: messages.required }).int().min(1).max(consentVersion),
  isGiven: z.boolean({ error: messages.required }),
});
export type ConsentAnswer = z.output<typeof consentAnswer>;

export const consent = consentAnswer.extend({ saidAt: instant });
export type Consent = z.output<typeof consent>;
