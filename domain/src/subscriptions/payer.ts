import { z } from 'zod';
import { choiceError } from '../choice.ts';
import { postalAddress } from '../addresses/postal-address.ts';
import { isState } from '../addresses/state.ts';
import { unformattedText } from '../documents/unformatted-text.ts';
import { cnpj } from '../documents/cnpj.ts';
import { cpf } from '../documents/cpf.ts';
import { fullName, nameOf, responsible } from '../users/person-name.ts';
import { stateRegistrationOf } from '../documents/state-registration.ts';
import { besideMistakes } from '../fields.ts';
import { messages } from '../messages.ts';

const person = z.object({ kind: z.literal('PERSON'), name: fullName, cpf });

const company = z
  .object({
    kind: z.literal('COMPANY'),
    name: nameOf(120),
    cnpj,
    responsible,
    /** `ISENTO` for a company without one. */
    stateRegistration: unformattedText.toUpperCase(),
    address: postalAddress,
  })
  .refine(
    ({ address: { state }, stateRegistration }) =>
      isState(state) && stateRegistrationOf(state).safeParse(stateRegistration).success,
    {
      path: ['stateRegistration'],
      error: messages.stateRegistration,
      ...besideMistakes('address', 'stateRegistration'),
    },
  );

/** The payer on the receipt: a person, or a company with its responsible person and its address. */
export const payer = z.discriminatedUnion('kind', [person, company], { error: choiceError });

/** A bank registers a boleto with the address of its payer. */
export const boletoPayer = z.discriminatedUnion(
  'kind',
  [person.extend({ address: postalAddress }), company],
  { error: choiceError },
);
export type BoletoPayer = z.output<typeof boletoPayer>;
export type Payer = z.output<typeof payer> | BoletoPayer;
