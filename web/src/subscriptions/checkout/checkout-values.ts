import type { PostalAddress } from '@sabia/domain/addresses/postal-address.ts';
import { pastBirthDate } from '@sabia/domain/documents/birth-date.ts';
import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { subscriptionDraft } from '@sabia/domain/subscriptions/subscription.ts';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { z } from 'zod';
import {
  type AddressValues,
  addressLabels,
  addressValuesOf,
} from '../../addresses/address-values.ts';
import { rules } from '../../platform/form-rules.ts';

/** The form values of the checkout, for a person and for a company. */
export interface CheckoutValues {
  planId: string;
  method: PaymentMethod;
  keepsPayer: boolean;
  /** Of the learner, who can be another person than the payer. */
  birthDate: string;
  payer: {
    kind: 'PERSON' | 'COMPANY';
    name: string;
    cpf: string;
    cnpj: string;
    responsible: string;
    stateRegistration: string;
    address: AddressValues;
  };
}

/** Initial values: the first plan and the known data of the payer. */
export const valuesOf = (planId: string, profile: Profile): CheckoutValues => ({
  planId,
  method: 'PIX',
  keepsPayer: true,
  birthDate: profile.birthDate ?? '',
  payer: {
    kind: 'PERSON',
    name: profile.name,
    cpf: profile.cpf ?? '',
    cnpj: '',
    responsible: '',
    stateRegistration: '',
    address: addressValuesOf(profile),
  },
});

/** A boleto and the receipt of a company need an address (product.md S10). */
export const needsAddress = ({ method, payer }: Pick<CheckoutValues, 'method' | 'payer'>) =>
  method === 'BOLETO' || payer.kind === 'COMPANY';

const addressFields = Object.keys(addressLabels) as (keyof PostalAddress)[];

/** The label of each field in the order of the screen, for the error summary. */
export const labels: Readonly<Record<string, string>> = {
  planId: 'Plano',
  method: 'Forma de pagamento',
  'payer.name': 'Nome',
  'payer.cpf': 'CPF',
  'payer.cnpj': 'CNPJ',
  'payer.responsible': 'Responsável',
  'payer.stateRegistration': 'Inscrição estadual',
  ...Object.fromEntries(
    addressFields.map((field) => [`payer.address.${field}`, addressLabels[field]]),
  ),
  birthDate: 'Sua data de nascimento',
};

/** The request body. The schema drops the fields that the payment does not need. */
export const draftOf = (values: CheckoutValues, returnPath: string | undefined) =>
  subscriptionDraft.parse({ ...values, returnPath });

/** Validates the form; `today` is the São Paulo day. */
export function mistakesIn(today: string) {
  const judgePayment = rules(subscriptionDraft);
  const judgeBirthDate = rules(z.object({ birthDate: pastBirthDate(today) }));
  return (values: unknown) => ({ ...judgePayment(values), ...judgeBirthDate(values) });
}
