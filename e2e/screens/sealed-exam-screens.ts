import type { ReadingList } from '@sabia/domain/mock-exams/card-reading.ts';
import { carriedText } from '@sabia/domain/mock-exams/phone-answers-text.ts';
import { encryptExam } from '../../api/src/mock-exams/encrypt-exam.ts';
import { pictureOfCode } from '../../api/test/support/cards/code-picture.ts';
import { choosePhotos } from '../support/answer-cards.ts';
import {
  type Action,
  clickButton,
  fill,
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

const own = /\/v1\/mock-exams\/[\w-]+\/own$/;
const header = /\/v1\/mock-exams\/[\w-]+\/sealed-exams\/1$/;
const answers = /\/sealed-exams\/1\/answers\//;
const people = /\/v1\/mock-exams\/[\w-]+\/people$/;

const idOf = (end: number) => `0199c0de-0000-7000-8000-0000000000${end}`;
const name = 'exam 1';
const questions = Array.from({ length: 12 }, (_, at) => ({
  id: idOf(10 + at),
  kind: 'SINGLE_CHOICE',
  statement: `<p>Em uma feira, ${at + 3} pessoas levam 12 laranjas cada uma, e metade delas reparte as suas com quem chegou depois. Quantas laranjas saíram da feira?</p>`,
  videoQuestionUrl: null,
  order: at,
  alternatives: ['36', '48', '60', '72', '84'].map((text, order) => ({
    id: `0199c0de-0000-7000-8000-0000000${at + 10}0${order}0`,
    questionId: idOf(10 + at),
    text: `<p>${text} laranjas</p>`,
    order,
  })),
}));
const essay = {
  id: idOf(30),
  kind: 'OPEN_TEXT',
  statement: '<p>Escreva um texto sobre os caminhos para a leitura nas escolas do Brasil.</p>',
  videoQuestionUrl: null,
  order: 12,
  alternatives: [],
  task: { kind: 'OPEN_TEXT', maxLength: 3000 },
};

let sealing: ReturnType<typeof encryptExam> | undefined;
const seal = () =>
  (sealing ??= encryptExam(
    name,
    JSON.stringify({
      title: 'Linguagens e Humanas',
      day: 1,
      timeLimitMinutes: 330,
      firstQuestion: 1,
      questions: [...questions, essay],
      media: {},
    }),
  ));

/** Replies with the sealed exam and its file. */
const download: Action = async (page) => {
  const { salt, rounds, wrappedKey, content } = await seal();
  await replyWith(header, {
    day: 1,
    name,
    salt: salt.toString('base64'),
    rounds,
    wrappedKey: wrappedKey.toString('base64'),
    signingKey: Buffer.alloc(32).toString('base64'),
    extraTimePercent: 0,
    contentUrl: '/files/sealed.bin',
    bytes: content.length,
    startedAt: null,
    contentKey: null,
  })(page);
  await page.route('**/files/sealed.bin', (route) => route.fulfill({ body: content }));
};

const open: Action = async (page) =>
  sequence(
    clickButton(/^Baixar a prova lacrada/),
    seesText('Baixada, pronta para o dia'),
    fill('Código de abertura', (await seal()).openingCode),
    clickButton('Abrir com o código'),
    seesText('Em uma feira, 3 pessoas'),
  )(page);

const event = {
  title: 'Simulado de novembro, primeiro e segundo dia do Enem',
  startsAt: '2026-11-29T16:00:00.000Z',
  days: [
    {
      day: 1,
      title: 'Linguagens e Humanas',
      sealedAt: '2026-11-20T12:00:00.000Z',
      bytes: 5_300_000,
      startedAt: null,
    },
    { day: 2, title: 'Natureza e Matemática', sealedAt: null, bytes: null, startedAt: null },
  ],
};

const list: ReadingList = {
  title: 'Simulado de novembro',
  colorsQtd: 1,
  eventNumber: 5,
  days: [],
  people: ['Aline Souza', 'Bruno Torres de Albuquerque Cavalcanti'].map((student, at) => ({
    personId: `0193b3a0-0000-7000-8000-0000000001${at + 10}`,
    number: at + 1,
    name: student,
    className: '3º B, noite',
    days: [{ day: 1, state: 'NONE', readAt: null, readingId: null, essays: [] }],
  })),
};

const choosePhoto =
  (mockExamId: string): Action =>
  async (page) => {
    const handedIn = {
      mockExamId,
      day: 1,
      personId: list.people[0]?.personId ?? '',
      readingId: idOf(99),
      answers: Object.fromEntries(questions.map((_, at) => [at + 1, 'C' as const])),
      log: {
        openedAt: '2026-11-29T16:00:00.000Z',
        elapsedSeconds: 18_000,
        interruptions: 1,
        handedIn: 'STUDENT' as const,
      },
    };
    const buffer = await pictureOfCode(carriedText(handedIn, 'A'.repeat(43)));
    const photo = { name: 'tela.png', mimeType: 'image/png', buffer };
    await choosePhotos(page, [photo]);
  };

/** Each state has an event of its own: the device keeps what was downloaded. */
const stateOf = (number: number) =>
  ({
    name: 'sealed-exam',
    user: 'learner',
    address: `/turmas/simulados/${idOf(number)}`,
    mock: sequence(replyWith(own, event), download, leavePending(answers)),
  }) as const;
/** Teachers and administrators have the same page. */
const collecting = (number: number) =>
  ({
    name: 'sealed-exam-collecting',
    user: 'admin',
    address: `/turmas/simulados/${idOf(number)}/recolher`,
    mock: sequence(replyWith(people, list), leavePending(/carried-answers$/)),
  }) as const;

export const sealedExamScreens: readonly Screen[] = [
  { ...stateOf(41), state: 'full', until: seesButton(/^Baixar a prova lacrada/) },
  {
    ...stateOf(42),
    state: 'wrong-code',
    until: sequence(
      clickButton(/^Baixar a prova lacrada/),
      fill('Código de abertura', 'aaaa aaaa aaaa'),
      clickButton('Abrir com o código'),
      seesText(/^Este código não abre esta prova/),
    ),
  },
  { ...stateOf(43), state: 'room', until: open },
  { ...stateOf(45), state: 'loading', mock: leavePending(own), until: seesSkeleton },
  { ...stateOf(46), state: 'error', mock: refuse503(own), until: seesError },
  { ...collecting(51), state: 'full', until: seesButton('Abrir a câmera') },
  { ...collecting(53), state: 'loading', mock: leavePending(people), until: seesSkeleton },
  { ...collecting(54), state: 'error', mock: refuse503(people), until: seesError },
  // The last ones: their answers wait on the device, which sends them from the page of the next state.
  {
    ...stateOf(44),
    state: 'handed-in',
    until: sequence(
      open,
      clickButton('Entregar'),
      async (page) => page.getByRole('dialog').getByRole('button', { name: 'Entregar' }).click(),
      seesText('Entregue, falta enviar'),
    ),
  },
  {
    ...collecting(52),
    state: 'taken',
    until: sequence(
      seesButton('Escolher fotos'),
      choosePhoto(idOf(52)),
      seesText('Aline Souza: respostas recolhidas.'),
    ),
  },
];
