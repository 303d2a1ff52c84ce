import type { Page } from '@playwright/test';
import type { readGradebook } from '@sabia/domain/gradebook/gradebook.contract.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import {
  clickLink,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const gradebook = /\/v1\/classes\/[\w-]+\/gradebook\?/;
const marksOfClass = /\/v1\/classes\/[\w-]+\/gradebook\/marks$/;
const marksOfCell = /\/v1\/classes\/[\w-]+\/gradebook\/marks\/[\w-]+\?/;

/** It opens from the page of the class. */
const book = { name: 'gradebook', user: 'admin', address: '/admin/turmas' } as const;
const opens = sequence(clickLink('Terceirão: rumo ao Enem'), clickLink('Boletim'));

const column = (id: string, term: string | null, title: string, weight: number | string) => ({
  id,
  title,
  term,
  weight,
  isRecovery: false,
});
const source = {
  kind: 'ASSIGNMENT' as const,
  assignmentId: '0193b3a0-0000-7000-8000-000000000041',
  measure: 'SCORE' as const,
};
const rules = {
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    column('p1', '1º bimestre', 'Prova 1', 2),
    column('t1', '1º bimestre', 'Trabalho sobre a independência', 1),
    { ...column('s1', '1º bimestre', 'Simulado', '0.5'), source },
    column('p2', '2º bimestre', 'Prova 2', 2),
    column('t2', '2º bimestre', 'Seminário', 1),
    { ...column('r2', null, 'Prova final', 1), isRecovery: true },
  ],
  dropLowest: 0,
  missing: 'LEAVE_OUT' as const,
  recovery: 'MAX' as const,
  rounding: '0.1' as const,
  passing: '6',
  openToStudents: false,
};
const people = [
  ['Aline Souza', '7.5', '6.5', '8', '7.3'],
  ['Bruno Teixeira', '4', null, '5.25', '4.3'],
  ['Maria Eduarda Albuquerque Cavalcanti de Holanda', '10', '9', null, '9.7'],
  ['Ĩxỹ Xavante', null, null, null, null],
] as const;
const userIdOf = (at: number) => `0193b3a0-0000-7000-8000-00000000030${at}`;

const full: AnswerOf<typeof readGradebook> = {
  rules,
  revision: 1,
  closedTerms: [],
  sourceTitles: [{ columnId: 's1', title: 'Simulado de novembro' }],
  students: people.map(([name, p1, t1, s1, value], at) => ({
    userId: userIdOf(at),
    name,
    marks: Object.entries({ p1, t1, s1 }).flatMap(([columnId, mark]) =>
      mark === null ? [] : [{ columnId, value: mark }],
    ),
    terms: [
      {
        term: '1º bimestre',
        value,
        derivation:
          value &&
          `${value.replace('.', ',')} = (7,5 × 2 + 6,5 × 1 + 8,0 × 0,5) ÷ 3,5; arredondado de 7,2857…`,
      },
      { term: '2º bimestre', value: null, derivation: null },
    ],
    final: {
      value,
      derivation:
        value &&
        `${value.replace('.', ',')} = ${value.replace('.', ',')}; sem resultado: 2º bimestre`,
      hasPassed: value === null ? null : Number(value) >= 6,
    },
  })),
  page: 1,
  limit: 200,
  total: people.length,
  totalPages: 1,
};
const closed = { ...full, closedTerms: ['1º bimestre'] };
/**
 * More columns and students than fit: the table scrolls. The title of a term stays in sight at the end of the scrolling: the
 * check of the layout does not know that a title below the frozen names comes out by scrolling back.
 */
const large: AnswerOf<typeof readGradebook> = {
  ...full,
  rules: {
    ...rules,
    columns: rules.terms.flatMap((term, at) =>
      Array.from({ length: 5 }, (_, number) =>
        column(`c${at}${number}`, term, `Atividade ${number + 1}`, 1),
      ),
    ),
  },
  students: Array.from({ length: 16 }, (_, at) => {
    const [name] = people[at % people.length] ?? ['Aline Souza'];
    return {
      userId: `0193b3a0-0000-7000-8000-0000000004${at + 10}`,
      name: `${name} ${at + 1}`,
      marks: [0, 1, 2, 3, 4].map((number) => ({
        columnId: `c0${number}`,
        value: String((at + number) % 11),
      })),
      terms: [],
      final: { value: '6.5', derivation: '6,5 = 6,5', hasPassed: true },
    };
  }),
  total: 1000,
  totalPages: 5,
};
const history = {
  userId: userIdOf(0),
  items: [
    {
      value: '7.5',
      reason: 'Questão 4 anulada',
      markedAt: '2026-11-27T13:32:00.000Z',
      markedBy: 'Rita Lobo',
      isFromSource: false,
    },
    {
      value: null,
      reason: null,
      markedAt: '2026-11-26T13:32:00.000Z',
      markedBy: 'Rita Lobo',
      isFromSource: false,
    },
    {
      value: '6',
      reason: null,
      markedAt: '2026-11-25T13:32:00.000Z',
      markedBy: null,
      isFromSource: false,
    },
    {
      value: '5.75',
      reason: 'Da atividade “Simulado de novembro”',
      markedAt: '2026-11-24T13:32:00.000Z',
      markedBy: null,
      isFromSource: true,
    },
  ],
  page: 1,
  limit: 20,
  total: 4,
  totalPages: 1,
};
const overtaken = (page: Page) =>
  page.route(marksOfClass, (route) =>
    route.fulfill({
      status: 412,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        status: 412,
        code: 'changed_meanwhile',
        title: 'Alterado enquanto isso',
        detail: 'Ana Lima lançou 8,0 enquanto isso.',
        current: [
          {
            userId: userIdOf(0),
            columnId: 'p1',
            value: '8.0',
            markedAt: '2026-11-27T13:32:00.000Z',
            markedBy: 'Ana Lima',
          },
        ],
      },
    }),
  );

const isOnPhone = (page: Page) => page.evaluate(() => matchMedia('(max-width: 48em)').matches);

/** The mark of Aline in 'Prova 1': on a phone on her own page. */
async function typesMark(page: Page): Promise<void> {
  if (await isOnPhone(page)) {
    await page.getByRole('link', { name: 'Aline Souza' }).click();
    await page.getByRole('textbox', { name: 'Prova 1' }).fill('9,5');
    await page.keyboard.press('Enter');
  } else {
    await page.locator('[data-place="0.0"]').focus();
    await page.keyboard.type('9,5');
    await page.keyboard.press('Enter');
    await page.locator('[data-place="0.0"]').focus();
  }
}

async function opensHistory(page: Page): Promise<void> {
  if (await isOnPhone(page)) await page.getByRole('link', { name: 'Aline Souza' }).click();
  await page
    .getByRole('button', { name: /^Histórico/ })
    .first()
    .click();
}

const pasted = '9,5\t8\tF\t7\n\t6.5\t10\t\nabc\t9\t11';
const pastes = (page: Page) =>
  page.locator('[data-place="0.0"]').evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pasted);

export const gradebookScreens: readonly Screen[] = [
  {
    ...book,
    state: 'full',
    mock: replyWith(gradebook, full),
    until: sequence(opens, seesText('Aline Souza')),
  },
  {
    ...book,
    state: 'large',
    mock: replyWith(gradebook, large),
    until: sequence(opens, seesText('Página 1 de 5')),
  },
  {
    ...book,
    state: 'closed',
    mock: replyWith(gradebook, closed),
    until: sequence(opens, seesText('Reabrir 1º bimestre')),
  },
  {
    ...book,
    state: 'student',
    mock: replyWith(gradebook, closed),
    until: sequence(
      opens,
      async (page) =>
        (await isOnPhone(page)) && page.getByRole('link', { name: 'Aline Souza' }).click(),
      seesText(/÷ 3,5/),
    ),
    isOnPhonesOnly: true,
  },
  {
    ...book,
    state: 'overtaken',
    mock: sequence(replyWith(gradebook, full), overtaken),
    until: sequence(opens, typesMark, seesText(/^Ficou 8,0, de Ana Lima/)),
  },
  {
    ...book,
    state: 'not saved',
    mock: sequence(replyWith(gradebook, full), refuse503(marksOfClass)),
    until: sequence(opens, typesMark, seesText(/^9,5 não foi salva/)),
  },
  {
    ...book,
    state: 'history',
    mock: sequence(replyWith(gradebook, full), replyWith(marksOfCell, history)),
    until: sequence(opens, opensHistory, seesText('Questão 4 anulada')),
  },
  {
    ...book,
    state: 'closing',
    mock: replyWith(gradebook, full),
    until: sequence(
      opens,
      (page) => page.getByRole('button', { name: 'Fechar 1º bimestre' }).click(),
      seesText('Só a administração da escola pode reabrir.'),
    ),
  },
  {
    ...book,
    state: 'without rules',
    mock: replyWith(gradebook, { ...full, rules: null, revision: null }),
    until: sequence(opens, seesText('Este boletim ainda não tem regras.')),
  },
  {
    ...book,
    state: 'empty',
    mock: replyWith(gradebook, { ...full, students: [], total: 0, totalPages: 0 }),
    until: sequence(opens, seesText('Nenhum estudante nesta turma ainda.')),
  },
  {
    ...book,
    state: 'loading',
    mock: leavePending(gradebook),
    until: sequence(opens, seesSkeleton),
  },
  { ...book, state: 'error', mock: refuse503(gradebook), until: sequence(opens, seesError) },
  {
    ...book,
    name: 'gradebook-paste',
    state: 'full',
    mock: replyWith(gradebook, full),
    until: sequence(
      async (page) => page.setViewportSize({ width: 1024, height: 768 }),
      opens,
      pastes,
      seesText('Colar notas'),
    ),
  },
];
