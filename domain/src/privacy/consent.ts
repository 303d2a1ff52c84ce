import { z } from 'zod';
import { choice } from '../choice.ts';
import { instant } from '../fields.ts';
import { messages } from '../messages.ts';

/** Version of the question and the policy (web/src/privacy). A new version asks users again. */
export const consentVersion = 1;

const consentPurposes = ['ANALYTICS'] as const;

/** A user's answer to one version of the question. */
export const consentAnswer = z.object({
  purpose: choice(consentPurposes),
  version: z.number({ error: messages.required }).int().min(1).max(consentVersion),
  isGiven: z.boolean({ error: messages.required }),
});
export type ConsentAnswer = z.output<typeof consentAnswer>;

export const consent = consentAnswer.extend({ saidAt: instant });
export type Consent = z.output<typeof consent>;
