import { expect } from '@playwright/test';
import {
  fails,
  follow,
  hitKey,
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

const progress = /\/v1\/(last-ongoing-course|last-days-streak|weekly-goal|progression)/;
const course = /\/v1\/courses\/planilhas-do-zero$/;
const profileOf = /\/v1\/users\/[\w-]+\/profile$/;
const certificatesOf = /\/v1\/certificates\/user\//;

const home = { name: 'home', who: 'learner', address: '/' } as const;
const player = { name: 'player', who: 'learner', address: '/cursos/planilhas-do-zero' } as const;
const profile = { name: 'profile', who: 'learner', address: '/perfil' } as const;
const certificates = { name: 'certificates', who: 'learner', address: '/certificados' } as const;

const seesContent = seesButton(/^(Concluir|Marcar como não concluído)/);

export const learnerScreens: readonly Screen[] = [
  { ...home, state: 'full', until: sees('Continue de onde parou') },
  {
    ...home,
    state: 'goal',
    address: '/?cursos=nao-iniciados',
    meanwhile: inTurn(
      instead(/\/v1\/weekly-goal\//, { daysPerWeek: 5 }),
      instead(/\/v1\/last-days-streak\//, {
        streak: 0,
        broken: { length: 5, missedDay: '2026-11-13' },
      }),
    ),
    until: inTurn(sees(/^Sua sequência de 5 dias parou em 13 de nov/), seesButton('Mudar a meta')),
  },
  { ...home, state: 'empty', who: 'newcomer', until: sees('Que bom ter você aqui') },
  { ...home, state: 'loading', meanwhile: silence(progress), until: waits },
  { ...home, state: 'error', meanwhile: outage(progress), until: fails },
  {
    name: 'course-preview',
    state: 'for subscribers',
    who: 'learner',
    address: '/cursos/falar-em-publico/previa',
    until: sees('Este curso faz parte da assinatura.'),
  },
  { ...player, state: 'text', until: seesContent },
  {
    ...player,
    state: 'video',
    address: '/cursos/comece-por-aqui',
    until: seesContent,
  },
  {
    ...player,
    state: 'locked',
    until: inTurn(seesContent, (page) =>
      expect(async () => {
        await page.keyboard.press('n');
        const note = page.getByText('Este conteúdo faz parte da assinatura.');
        await expect(note).toBeVisible({ timeout: 500 });
      }).toPass(),
    ),
  },
  {
    ...player,
    state: 'certificate',
    address: '/cursos/orcamento-domestico?tela=certificado',
    until: inTurn(seesHeading('Parabéns, Joana!'), sees('Baixar PDF'), sees('O que estudar agora')),
  },
  {
    ...player,
    state: 'empty',
    meanwhile: instead(course, { sections: [] }),
    until: sees('Este curso ainda não tem conteúdos.'),
  },
  { ...player, state: 'loading', meanwhile: silence(course), until: waits },
  { ...player, state: 'error', meanwhile: outage(course), until: fails },
  {
    ...player,
    state: 'outline',
    until: inTurn(seesContent, press('Conteúdo'), sees('A primeira planilha')),
    isOnPhonesOnly: true,
  },
  {
    ...player,
    state: 'shortcuts',
    until: inTurn(seesContent, hitKey('?'), sees('Usar estes atalhos')),
  },
  {
    ...player,
    state: 'offline',
    until: inTurn(
      seesContent,
      (page) => page.context().setOffline(true),
      sees('Você está sem conexão.'),
    ),
  },
  { ...certificates, state: 'full', until: sees('Baixar PDF') },
  {
    ...certificates,
    state: 'empty',
    who: 'newcomer',
    until: sees('Você ainda não tem certificados.'),
  },
  { ...certificates, state: 'loading', meanwhile: silence(certificatesOf), until: waits },
  { ...certificates, state: 'error', meanwhile: outage(certificatesOf), until: fails },
  {
    ...certificates,
    name: 'certificate-verification',
    state: 'full',
    until: inTurn(follow(/^SABIA-/), seesHeading('Certificado válido')),
  },
  { ...profile, state: 'full', until: seesButton('Salvar alterações') },
  {
    ...profile,
    state: 'mistakes',
    until: inTurn(
      type('Nome completo', 'Joana'),
      type('CPF', '529.982.247-26'),
      type('CEP', '00000-000'),
      sees('Não encontramos o CEP agora. Preencha o endereço.'),
      press('Salvar alterações'),
      sees('Confira estes 2 campos:'),
    ),
  },
  {
    ...profile,
    state: 'password mistakes',
    until: inTurn(press('Trocar senha'), sees('Confira estes 2 campos:')),
  },
  { ...profile, state: 'loading', meanwhile: silence(profileOf), until: waits },
  { ...profile, state: 'error', meanwhile: outage(profileOf), until: fails },
  {
    name: 'unproved-email',
    state: 'banner',
    who: 'newcomer',
    address: '/certificados',
    // As an identity service does that lets newcomers in before they open their letter.
    meanwhile: (page) =>
      page.addInitScript(() => {
        const user: object = JSON.parse(localStorage.getItem('sabia.user') ?? '{}');
        localStorage.setItem('sabia.user', JSON.stringify({ ...user, emailVerified: false }));
      }),
    until: inTurn(sees(/^Confirme seu e-mail/), sees('Você ainda não tem certificados.')),
  },
  {
    name: 'account-menu',
    state: 'open',
    who: 'learner',
    address: '/cursos',
    until: inTurn(press(/^Conta de/), sees('aluno@sabia.local')),
  },
  {
    name: 'not-found',
    state: 'administration',
    who: 'learner',
    address: '/admin/conteudos/cursos?page=1',
    until: seesHeading('Página não encontrada'),
  },
];
