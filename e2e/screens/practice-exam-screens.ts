import {
  fails,
  follow,
  hitKey,
  inTurn,
  instead,
  outage,
  pick,
  press,
  type Screen,
  sees,
  seesButton,
  seesHeading,
  silence,
  type Step,
  waits,
} from './screen.ts';

const catalog = /\/v1\/practice-exams\/paginated/;
const listing = /\/v1\/practice-exams\/admin\/paginated/;
const oneExam = /\/v1\/practice-exams\/[\w-]{36}$/;
const tries = /\/v1\/practice-exams\/[\w-]{36}\/attempts$/;
const levelingExam = /\/v1\/practice-exams\/leveling$/;

/** In the order in which the demo school lists them: one that is drawn, one that is written. */
const drawn = 'Revisão da semana';
const written = 'Contas do mês sem calculadora';

const exams = { name: 'practice-exams', who: 'visitor', address: '/exercicios' } as const;
const exam = { name: 'practice-exam', who: 'learner', address: '/exercicios' } as const;
const leveling = { name: 'leveling', who: 'newcomer', address: '/nivelamento' } as const;

const openWritten = follow(written);

const learnerScreens: readonly Screen[] = [
  { ...exams, state: 'full', until: sees(drawn) },
  {
    ...exams,
    state: 'empty',
    address: '/exercicios?busca=ornitorrinco',
    until: sees('Nenhum exercício combina com esta busca.'),
  },
  { ...exams, state: 'loading', meanwhile: silence(catalog), until: waits },
  { ...exams, state: 'error', meanwhile: outage(catalog), until: fails },
  { ...exam, state: 'introduction', until: inTurn(openWritten, seesHeading(written)) },
  {
    ...exam,
    state: 'for subscribers',
    until: inTurn(follow(drawn), sees('Este exercício é para quem assina.')),
  },
  {
    ...exam,
    state: 'gone',
    address: '/exercicios/00000000-0000-4000-8000-000000000000',
    until: sees('Este exercício não está mais disponível.'),
  },
  { ...exam, state: 'loading', meanwhile: silence(tries), until: inTurn(openWritten, waits) },
  { ...exam, state: 'error', meanwhile: outage(oneExam), until: inTurn(openWritten, fails) },
  { ...leveling, state: 'full', until: seesButton('Começar') },
  { ...leveling, state: 'loading', meanwhile: silence(levelingExam), until: waits },
  { ...leveling, state: 'error', meanwhile: outage(levelingExam), until: fails },
];

const list = {
  name: 'admin-practice-exams',
  who: 'admin',
  address: '/admin/conteudos/exercicios?page=1',
} as const;
const newExam = {
  name: 'admin-new-practice-exam',
  who: 'admin',
  address: '/admin/conteudos/exercicios/novo',
} as const;
/** One gets there by the list, as their ids differ from school to school. */
const settings = { ...list, name: 'admin-practice-exam-settings' } as const;
const contents = { ...list, name: 'admin-practice-exam-content' } as const;

const turnOn =
  (name: string): Step =>
  (page) =>
    page.getByRole('switch', { name }).press('Space');

const openSettings = inTurn(press(`Ações de ${drawn}`), pick('Editar'));
const seesSettings = inTurn(openSettings, sees(/questões combinam com estes filtros/));

const adminScreens: readonly Screen[] = [
  { ...list, state: 'full', until: seesButton(/^Ações de /) },
  {
    ...list,
    state: 'empty',
    meanwhile: instead(listing, { items: [], total: 0, totalPages: 0 }),
    until: sees('Sua escola ainda não tem exercícios.'),
  },
  { ...list, state: 'loading', meanwhile: silence(listing), until: waits },
  { ...list, state: 'error', meanwhile: outage(listing), until: fails },
  {
    ...list,
    state: 'deletion',
    until: inTurn(press(/^Ações de /), pick('Excluir'), seesButton('Excluir exercício')),
  },
  { ...newExam, state: 'full', until: seesButton('Criar exercício') },
  {
    ...newExam,
    state: 'mistakes',
    until: inTurn(
      turnOn('Sortear as questões'),
      turnOn('Prova de nivelamento'),
      press('Criar exercício'),
      sees('Confira estes 5 campos:'),
    ),
  },
  { ...settings, state: 'full', until: seesSettings },
  {
    ...settings,
    state: 'too few',
    until: inTurn(
      seesSettings,
      (page) => page.getByRole('textbox', { name: 'Quantas questões' }).fill('400'),
      sees(/questões combinam com os filtros: faltam/),
    ),
  },
  {
    ...settings,
    state: 'choosing',
    until: inTurn(
      seesSettings,
      (page) => page.getByRole('combobox', { name: 'De onde sortear' }).click(),
      hitKey('ArrowDown'),
      sees('Habilidades'),
    ),
  },
  {
    ...settings,
    state: 'loading',
    meanwhile: silence(oneExam),
    until: inTurn(openSettings, waits),
  },
  { ...settings, state: 'error', meanwhile: outage(oneExam), until: inTurn(openSettings, fails) },
  {
    ...contents,
    state: 'drawn',
    until: inTurn(follow(drawn), sees('Cada tentativa sorteia 8 questões.')),
  },
  {
    ...contents,
    state: 'written',
    until: inTurn(follow(written), seesButton('Importar questões')),
  },
];

export const practiceExamScreens = [...learnerScreens, ...adminScreens];
