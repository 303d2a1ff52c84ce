import { type Plan, planDraft } from '@sabia/domain/subscriptions/plan.ts';
import { type BoletoPayer, boletoPayer } from '@sabia/domain/subscriptions/payer.ts';
import type { z } from 'zod';
import type { Database } from '../platform/db/database.ts';
import { createPlan } from './create-plan.ts';

/** An active plan. Default: a month for R$ 29,90. */
export const aPlan = (
  db: Database,
  given: Partial<z.input<typeof planDraft>> = {},
): Promise<Plan> =>
  createPlan(
    db,
    planDraft.parse({
      name: 'Plano mensal',
      priceCents: 2990,
      period: 'MONTH',
      isActive: true,
      ...given,
    }),
  );

/** A payer from Recife. */
export const aPayer: BoletoPayer = boletoPayer.parse({
  kind: 'PERSON',
  name: 'Maria das Dores',
  cpf: '529.982.247-25',
  address: {
    postalCode: '50030-230',
    street: 'Cais do Apolo',
    number: '925',
    neighborhood: 'Recife',
    city: 'Recife',
    state: 'PE',
  },
});
