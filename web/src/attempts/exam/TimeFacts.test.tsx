import type { ListedAttempt } from '@sabia/domain/attempts/attempt.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import type { ExamTerms } from '../attempts.api.ts';
import { SavedFact, TimeFacts } from './TimeFacts.tsx';

const untimed: ExamTerms = {
  questionsQtd: 4,
  passingScore: 0,
  timeLimitMinutes: null,
  extraTimePercent: 0,
  attemptsLimit: null,
  attemptsPauseHours: null,
  opensAt: null,
  closesAt: null,
};
const inAreas: ExamTerms = {
  ...untimed,
  timedAreas: [
    { title: 'Humanas', questionsQtd: 2, timeLimitMinutes: 10 },
    { title: 'Exatas', questionsQtd: 2, timeLimitMinutes: null },
  ],
};
const underWay = { deadline: null } as ListedAttempt;
const pause = { deadline: null } as Attempt;

const wordsOf = (settings: ExamTerms, attempt?: { ongoing: ListedAttempt; read?: Attempt }) => {
  const facts = { settings, ongoing: attempt?.ongoing, read: attempt?.read };
  const page = document.createElement('ul');
  page.innerHTML = renderToStaticMarkup(
    <>
      <TimeFacts {...facts} onOver={() => {}} />
      <SavedFact {...facts} />
    </>,
  );
  return [...page.children].map(({ textContent }) => textContent);
};

const canLeave =
  'Cada resposta é salva na hora. Você pode sair e continuar depois, até em outro aparelho.';
const hasToHurry =
  'Cada resposta é salva na hora. Se a página fechar, volte logo, até em outro aparelho.';
const grace =
  'Se a conexão cair, respostas dadas antes do fim contam mesmo que cheguem até 2 minutos depois.';
const areas =
  '2 áreas, uma depois da outra, com pausa entre elas se você quiser: Humanas (2 questões, 10 min); Exatas (2 questões, sem limite de tempo).';
const areaTime = 'Depois que uma área começa, o tempo dela não para.';

it.each([
  ['an exam without a limit', untimed, ['Sem limite de tempo', canLeave]],
  [
    'an exam with a limit',
    { ...untimed, timeLimitMinutes: 40 },
    [`40 minutos a partir do começo, e o tempo não para. ${grace}`, hasToHurry],
  ],
  [
    'areas with times of their own',
    inAreas,
    [`${areas} A primeira começa com a tentativa. ${areaTime} ${grace}`, hasToHurry],
  ],
  [
    'such areas within the limit of the exam',
    { ...inAreas, timeLimitMinutes: 40 },
    [
      `40 minutos a partir do começo, e o tempo não para. ${grace}`,
      `${areas} A primeira começa com a tentativa. ${areaTime}`,
      hasToHurry,
    ],
  ],
])('tells before an attempt at %s what runs', (_, settings, words) => {
  expect(wordsOf(settings)).toEqual(words);
});

it('lets the learner leave between two areas, but not before their state is known', () => {
  const facts = `${areas} ${areaTime} ${grace}`;
  expect(wordsOf(inAreas, { ongoing: underWay })).toEqual([facts, hasToHurry]);
  expect(wordsOf(inAreas, { ongoing: underWay, read: pause })).toEqual([facts, canLeave]);
});
