import type { PostalAddress } from '@sabia/domain/addresses/postal-address.ts';
import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { subscriptionDraft } from '@sabia/domain/subscriptions/subscription.ts';
import type { Profile } from '@sabia/domain/users/profile.ts';
import { type AddressValues, addressLabels } from '../../addresses/address-values.ts';
import { rules } from '../../platform/form-rules.ts';

/** The form values of the checkout, for a person and for a company. */
export interface CheckoutValues {
  planId: string;
  method: PaymentMethod;
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
  payer: {
    kind: 'PERSON',
    name: profile.name,
    cpf: profile.cpf ?? '',
    cnpj: '',
    responsible: '',
    stateRegistration: '',
    address: {
      postalCode: profile.postalCode ?? '',
      street: profile.street ?? '',
      number: profile.number ?? '',
      complement: profile.complement ?? '',
      neighborhood: profile.neighborhood ?? '',
      city: profile.city ?? '',
      state: profile.state ?? '',
    },
  },
});

const addressFields = Object.keys(addressLabels) as (keyof PostalAddress)[];

/** The label of each field in the order of the screen, for the error summary. */
export const labels: Readonly<Record<string, string>> = {
  planId: 'Plano',
  'payer.name': 'Nome',
  'payer.cpf': 'CPF',
  'payer.cnpj': 'CNPJ',
  'payer.responsible': 'Responsável',
  'payer.stateRegistration': 'Inscrição estadual',
  ...Object.fromEntries(
    addressFields.map((field) => [`payer.address.${field}`, addressLabels[field]]),
  ),
  method: 'Forma de pagamento',
};

/** The request body. The schema drops the fields of the other kind of payer. */
export const draftOf = (values: CheckoutValues) => subscriptionDraft.parse(values);

export const mistakesIn = rules(subscriptionDraft);
