import { aNewcomer } from '../people.ts';
import {
  fails,
  hasSettings,
  inTurn,
  instead,
  outage,
  press,
  type Screen,
  sees,
  seesButton,
  seesHeading,
  silence,
  type,
  waits,
} from './screen.ts';

const listing = /\/v1\/courses\/paginated/;
const preview = /\/v1\/courses\/[\w-]+\/preview$/;
const verification = /\/v1\/certificates\/[\w-]+$/;

const catalogue = { name: 'catalogue', who: 'visitor', address: '/cursos' } as const;
const coursePreview = {
  name: 'course-preview',
  who: 'visitor',
  address: '/cursos/planilhas-do-zero/previa',
} as const;
const certificate = {
  name: 'certificate-verification',
  who: 'visitor',
  address: '/certificados/SABIA-0000-0000-0000',
} as const;

const seesCourses = sees(/^\d+ cursos$/);

export const visitorScreens: readonly Screen[] = [
  { ...catalogue, state: 'full', until: seesCourses },
  {
    ...catalogue,
    state: 'filtered',
    address: '/cursos?busca=planilha&acesso=FREEMIUM',
    until: seesButton('Limpar filtros'),
  },
  {
    ...catalogue,
    state: 'empty',
    address: '/cursos?busca=ornitorrinco',
    until: sees('Nenhum curso combina com esta busca.'),
  },
  { ...catalogue, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...catalogue, state: 'error', meanwhile: outage(listing), until: fails },
  {
    ...catalogue,
    state: 'filters',
    until: inTurn(seesCourses, press('Filtros'), seesButton(/^Ver \d+ cursos/)),
    isOnPhonesOnly: true,
  },
  {
    ...catalogue,
    name: 'crash',
    state: 'full',
    meanwhile: instead(listing, { items: null }),
    until: seesButton('Recarregar a página'),
  },
  {
    ...coursePreview,
    state: 'full',
    until: inTurn(
      sees('Entrar para começar'),
      (page) => page.getByRole('group').first().click(),
      sees('Uma planilha é um caderno quadriculado'),
    ),
  },
  { ...coursePreview, state: 'loading', meanwhile: silence(preview), until: waits },
  { ...coursePreview, state: 'error', meanwhile: outage(preview), until: fails },
  {
    ...coursePreview,
    state: 'gone',
    address: '/cursos/curso-que-nao-existe/previa',
    until: seesHeading('Curso não encontrado'),
  },
  { ...certificate, state: 'unknown', until: seesHeading('Código não encontrado') },
  { ...certificate, state: 'loading', meanwhile: silence(verification), until: waits },
  { ...certificate, state: 'error', meanwhile: outage(verification), until: fails },
  {
    name: 'sign-in',
    state: 'full',
    who: 'visitor',
    address: '/entrar',
    until: seesHeading('Entrar'),
  },
  {
    name: 'sign-in',
    state: 'mistakes',
    who: 'visitor',
    address: '/entrar',
    until: inTurn(
      seesHeading('Entrar'),
      (page) => page.getByRole('main').getByRole('button', { name: 'Entrar' }).click(),
      sees('Confira estes 2 campos:'),
    ),
  },
  {
    name: 'sign-in',
    state: 'with linkedin',
    who: 'visitor',
    address: '/entrar',
    meanwhile: hasSettings(/\/entrar$/, { linkedin: true }),
    until: seesButton('Entrar com LinkedIn'),
  },
  {
    name: 'sign-up',
    state: 'full',
    who: 'visitor',
    address: '/cadastro',
    until: seesHeading('Criar conta'),
  },
  {
    name: 'email-verification',
    state: 'full',
    who: 'visitor',
    address: '/verificar-email',
    until: seesHeading('Confirmar e-mail'),
  },
  {
    name: 'email-verification',
    state: 'code sent',
    who: 'visitor',
    address: '/cadastro',
    until: async (page) => {
      const { name, email, password } = aNewcomer();
      await type('Nome completo', name)(page);
      await type('E-mail', email)(page);
      await type('Senha', password)(page);
      await press('Criar conta')(page);
      await sees(`Enviamos um código para ${email}`)(page);
    },
  },
  {
    name: 'password-recovery',
    state: 'full',
    who: 'visitor',
    address: '/recuperar-senha',
    until: seesHeading('Recuperar senha'),
  },
  {
    name: 'password-recovery',
    state: 'code sent',
    who: 'visitor',
    address: '/recuperar-senha',
    until: inTurn(
      type('E-mail', 'ninguem@exemplo.com.br'),
      press('Enviar código'),
      seesHeading('Criar uma senha nova'),
    ),
  },
  {
    name: 'not-found',
    state: 'full',
    who: 'visitor',
    address: '/nada-por-aqui',
    until: seesHeading('Página não encontrada'),
  },
];
