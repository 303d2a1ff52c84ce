import {
  clickButton,
  fill,
  leavePending,
  refuse503,
  seesButton,
  seesError,
  seesHeading,
  seesSkeleton,
  seesText,
  sequence,
  type Screen,
} from './screen.ts';

const termsReply = /\/v1\/school\/terms$/;

const terms = { name: 'terms', user: 'visitor', address: '/termos' } as const;
const school = { name: 'admin-school', user: 'admin', address: '/admin/escola' } as const;

const brand = { name: 'admin-brand', user: 'admin', address: '/admin/escola/marca' } as const;

export const schoolScreens: readonly Screen[] = [
  { ...terms, state: 'full', until: seesText(/^Versão 1, de/) },
  { ...terms, state: 'loading', mock: leavePending(termsReply), until: seesSkeleton },
  { ...terms, state: 'error', mock: refuse503(termsReply), until: seesError },
  { ...school, state: 'full', until: seesButton('Salvar alterações') },
  {
    ...school,
    state: 'own terms',
    until: sequence(clickButton('Escrever um texto próprio'), seesButton('Negrito')),
  },
  {
    ...school,
    state: 'invalid fields',
    until: sequence(
      seesButton('Salvar alterações'),
      fill('CNPJ', '11.111.111/1111-11'),
      clickButton('Salvar alterações'),
      seesText(/^Confira/),
    ),
  },
  { ...brand, state: 'full', until: seesButton('Voltar ao padrão') },
  {
    ...brand,
    state: 'unreadable colour',
    until: sequence(
      seesButton('Salvar alterações'),
      fill('Cor principal', '#ffd400'),
      seesButton(/^Usar #/),
    ),
  },
  {
    ...brand,
    state: 'own front page',
    until: sequence(
      seesButton('Salvar alterações'),
      fill(
        'Título da página inicial',
        'Internacionalização, programação e *responsabilidade* para todo mundo aprender',
      ),
      fill('Título do convite final', 'Toque *hoje'),
      seesText(/78 de 80 caracteres\.$/),
    ),
  },
  {
    ...school,
    name: 'admin-school-history',
    address: '/admin/escola/historico',
    state: 'full',
    until: seesHeading('Escola'),
  },
];
