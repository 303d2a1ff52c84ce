import type { SchoolChanges } from './school.ts';

/** Labels of the fields of the company in its form, its error summary and the history, in the order of the form. */
export const companyLabels = {
  legalName: 'Razão social',
  cnpj: 'CNPJ',
  email: 'E-mail de contato',
  address: 'Endereço',
  dpoName: 'Nome do encarregado',
  dpoEmail: 'E-mail do encarregado',
  leastAttendance: 'Frequência mínima (%)',
  terms: 'Termos de uso',
} as const;

/** The same for the fields of the brand and the words of the front page. */
export const brandLabels = {
  brandName: 'Nome da escola',
  tagline: 'Frase do rodapé',
  logoUrl: 'Logotipo',
  actionColor: 'Cor principal',
  aliveColor: 'Cor de destaque',
  senderName: 'Remetente dos e-mails',
  frontPageHeading: 'Título da página inicial',
  frontPageIntro: 'Introdução da página inicial',
  lastCallTitle: 'Título do convite final',
  lastCallText: 'Texto do convite final',
} as const;

export const schoolLabels = {
  ...companyLabels,
  ...brandLabels,
} as const satisfies Record<keyof SchoolChanges, string>;
