import type { SchoolChanges } from './school.ts';

/** Labels of the fields in the form, its error summary and the history, in the order of the form. */
export const schoolLabels = {
  legalName: 'Razão social',
  cnpj: 'CNPJ',
  email: 'E-mail de contato',
  address: 'Endereço',
  dpoName: 'Nome do encarregado',
  dpoEmail: 'E-mail do encarregado',
  terms: 'Termos de uso',
} as const satisfies Record<keyof SchoolChanges, string>;
