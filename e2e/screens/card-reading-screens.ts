import type { ReadingList } from '@sabia/domain/mock-exams/card-reading.ts';
import { cardLayout } from '@sabia/domain/mock-exams/card-layout.ts';
import { drawCards } from '../../api/src/mock-exams/draw-cards.ts';
import { cardCodes } from '../../api/src/mock-exams/sign-card-code.ts';
import {
  cardsOfPdf,
  type Marks,
  type PrintedCard,
} from '../../api/test/support/cards/printed-cards.ts';
import { choosePhotos, photoOfCard } from '../support/answer-cards.ts';
import {
  type Action,
  clickButton,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesButton,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const questions = 45;
const names = [
  'Aline Souza',
  'Bruno Torres de Albuquerque Cavalcanti',
  'Carla Mendes',
  'Davi Rocha',
  'Eduarda Pires',
  'Gabriel Nunes',
  'Helena Vasconcelos',
  'Igor Lima',
  'Júlia Almeida',
];

export const readingList: ReadingList = {
  title: 'Simulado de novembro, primeiro dia do Enem',
  colorsQtd: 4,
  days: [1, 2].map((day) => ({
    day,
    title: day === 1 ? 'Linguagens e Humanas' : 'Natureza e Matemática',
    questionsQtd: questions,
    firstQuestion: (day - 1) * questions + 1,
    essaysQtd: 0,
  })),
  eventNumber: 5,
  people: names.map((name, at) => ({
    personId: `0193b3a0-0000-7000-8000-0000000001${at + 10}`,
    number: at + 1,
    name,
    className: at < 4 ? '3º B, noite' : '3º C, manhã',
    days: [1, 2].map((day) => ({
      day,
      state: at === 3 ? 'CONFLICT' : 'NONE',
      readAt: null,
      readingId: null,
      essays: [],
    })),
  })),
};

const reading = {
  id: '0193b3a0-0000-7000-8000-000000000051',
  personId: '0193b3a0-0000-7000-8000-000000000110',
  name: 'Aline Souza',
  day: 1,
  color: null,
  answers: {},
  doubts: [],
  quality: 1,
  state: 'NEW',
  changed: [],
};

let printing: Promise<PrintedCard[]> | undefined;
/** The cards of the first two people, printed once. */
const printed = () =>
  (printing ??= drawCards({
    schoolName: 'Cursinho da Vila',
    title: 'Simulado de novembro',
    days: [
      {
        day: '1º dia',
        layout: cardLayout(questions),
        cards: names.slice(0, 2).map((personName, at) => ({
          person: { name: personName, className: '3º B, noite' },
          color: 'azul',
          code: cardCodes('secret').textOf({ event: 5, person: at + 1, day: 1, color: 0 }),
        })),
      },
    ],
    createdAt: '2026-11-22T01:30:00.000Z',
  }).then(cardsOfPdf));

const marks: Marks = {
  ...Object.fromEntries(Array.from({ length: questions }, (_, at) => [at + 1, 'ABCDE'[at % 5]])),
  37: 'BD',
};

/** Chooses a photograph of the card at this place, and waits for what the screen says of it. */
const choosePhoto =
  (at: number, options?: { withoutCode?: boolean }): Action =>
  async (page) => {
    const card = (await printed())[at];
    if (!card) throw new RangeError('two cards are printed');
    const photo = await photoOfCard(card, marks, options);
    await choosePhotos(page, [photo]);
    await seesText(options?.withoutCode ? /^Sem dono: / : /, lido$/)(page);
  };

const people = /\/v1\/mock-exams\/[\w-]+\/people$/;
const readings = /\/v1\/mock-exams\/[\w-]+\/readings\//;

/** Each state has an event of its own: cards wait on the device until they are decided. */
function stateOf(number: number) {
  const id = `0193b3a0-0000-7000-8000-0000000000${number}`;
  return {
    name: 'card-reading',
    user: 'admin',
    address: `/admin/dias-de-simulado/${id}/leitura`,
    mock: sequence(replyWith(people, readingList), replyWith(readings, reading)),
  } as const;
}

export const cardReadingScreens: readonly Screen[] = [
  { ...stateOf(61), state: 'full', until: seesText('Lidos 1 de 9') },
  {
    ...stateOf(62),
    state: 'no-camera',
    until: sequence(clickButton('Abrir a câmera'), seesText(/também pode ler por fotos/)),
  },
  { ...stateOf(63), state: 'read', until: sequence(choosePhoto(0), seesButton('Ver a dúvida')) },
  {
    ...stateOf(64),
    state: 'doubt',
    until: sequence(
      choosePhoto(1),
      clickButton('Ver a dúvida'),
      seesText('Parece ter duas marcas.'),
    ),
  },
  {
    ...stateOf(65),
    state: 'ownerless',
    until: sequence(
      choosePhoto(1, { withoutCode: true }),
      async (page) => page.getByRole('searchbox').first().fill('a'),
      seesButton('É este: Bruno Torres'),
    ),
  },
  {
    ...stateOf(66),
    state: 'loading',
    mock: leavePending(/\/v1\/mock-exams\//),
    until: seesSkeleton,
  },
  { ...stateOf(67), state: 'error', mock: refuse503(/\/v1\/mock-exams\//), until: seesError },
];
