import { z } from 'zod';
import { choice } from '../choice.ts';
import { id, instant, requiredLine } from '../fields.ts';
import { messages } from '../messages.ts';

/** Duration of one payment. */
export const planPeriods = ['MONTH', 'YEAR'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** Whole centavos. */
const priceCents = z
  .number({ error: messages.required })
  .int({ error: messages.price })
  .min(100, { error: messages.price })
  .max(1_000_000, { error: messages.price });

const fields = {
  name: requiredLine(60),
  priceCents,
  period: choice(planPeriods),
  isActive: z.boolean({ error: messages.required }),
};

/** A plan that users subscribe to. */
export const plan = z.object({ id, ...fields, createdAt: instant });
export type Plan = z.output<typeof plan>;

/** Body of a create; a new plan is inactive. */
export const planDraft = z.object({ ...fields, isActive: fields.isActive.default(false) });
export type PlanDraft = z.output<typeof planDraft>;

export const planChanges = z.object(fields).partial();
export type PlanChanges = z.output<typeof planChanges>;
