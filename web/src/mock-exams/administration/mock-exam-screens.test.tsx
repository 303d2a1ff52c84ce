import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, openAsAdmin, problem, waiting } from '../../layout/testing/open-as-admin.tsx';

const id = '0193b3a0-0000-7000-8000-000000000001';
const [firstId, secondId, classId] = [2, 3, 4].map(
  (end) => `0193b3a0-0000-7000-8000-00000000000${end}`,
);
const moment = '2026-11-01T12:00:00.000Z';

const event: MockExamEvent = {
  id,
  title: 'Simulado de novembro',
  startsAt: '2026-11-08T16:00:00.000Z',
  colorsQtd: 1,
  daysQtd: 1,
  peopleQtd: 2,
  unlistedQtd: 1,
  days: [
    {
      day: 1,
      practiceExamId: firstId ?? '',
      title: 'Primeiro dia',
      questionsQtd: 90,
      firstQuestion: 1,
      addedQtd: 0,
      removedQtd: 0,
      withoutParametersQtd: 0,
    },
  ],
  classes: [{ id: classId ?? '', title: '3º ano A', peopleQtd: 2 }],
  createdAt: moment,
  updatedAt: moment,
};

const pageOf = (...items: object[]) => ({
  items,
  page: 1,
  limit: 10,
  total: items.length,
  totalPages: Math.min(items.length, 1),
});
const exams = [
  { id: firstId, title: 'Primeiro dia', autoGenerate: false, questionsQtd: 90 },
  { id: secondId, title: 'Segundo dia', autoGenerate: true, questionsQtd: 10 },
];
const schoolClass = { id: classId, title: '3º ano A', period: '2026', shift: null, membersQtd: 3 };

/** Opens an address on an API with one event, and these answers. */
const open = (address: string, given: Record<string, Answer> = {}) =>
  openAsAdmin(address, {
    'GET /v1/mock-exams': { body: pageOf(event) },
    [`GET /v1/mock-exams/${id}`]: { body: event },
    [`GET /v1/mock-exams/${id}/sealed-exams`]: { body: [] },
    'GET /v1/practice-exams/admin/paginated': { body: pageOf(...exams) },
    'GET /v1/classes': { body: pageOf(schoolClass) },
    ...given,
  });

afterEach(() => localStorage.clear());

const list = '/admin/dias-de-simulado';

describe('the list of mock exam events', { timeout: 20_000 }, () => {
  it('tells start, exams and students of each', async () => {
    const { shows, text } = await open(`${list}?page=1`);
    await shows('Simulado de novembro', '1 prova');
    expect(text()).toContain('8 de nov. de 2026 às 13:00');
  });

  it('leads to the form while there is none', async () => {
    const { shows, text } = await open(`${list}?page=1`, {
      'GET /v1/mock-exams': { body: pageOf() },
    });
    await shows('Sua escola ainda não tem dias de simulado.');
    expect(text()).toContain('Criar o primeiro dia');
  });
});

describe('the form of a mock exam event', { timeout: 20_000 }, () => {
  it('plans an event, and tells the refusal of an exam at its day', async () => {
    const message = 'Este simulado sorteia as questões. No papel todos têm as mesmas';
    const refused = { ...problem, errors: [{ path: 'practiceExamIds.1', message }] };
    const { type, press, shows, text, writes, at } = await open(`${list}/novo`, {
      'POST /v1/mock-exams': { status: 422, body: refused },
    });
    await press('Criar dia de simulado');
    await shows('Confira estes 3 campos:', 'Campo obrigatório');
    await type('title', 'Simulado de maio');
    await press('Adicionar Primeiro dia');
    await press('Adicionar Segundo dia');
    await press('Adicionar 3º ano A');
    await press('Criar dia de simulado');
    await shows('Confira este campo:', `2º dia: ${message}`);
    await press('Mover Segundo dia para cima');
    await vi.waitFor(() => expect(text()).not.toContain(message));
    await press('Criar dia de simulado');
    await vi.waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]).toEqual({
      request: 'POST /v1/mock-exams',
      body: {
        title: 'Simulado de maio',
        startsAt: null,
        practiceExamIds: [secondId, firstId],
        classIds: [classId],
        colorsQtd: 1,
      },
    });
    await at(`${list}/novo`);
  });

  it('changes title, start and classes, not the exams', async () => {
    const { type, press, shows, text, writes, at } = await open(`${list}/${id}/editar`, {
      [`PATCH /v1/mock-exams/${id}`]: { body: event },
    });
    await shows('As provas ficam as mesmas');
    expect(text()).not.toContain('Buscar simulado');
    await type('title', 'Simulado de dezembro');
    await press('Salvar alterações');
    await at(`${list}/${id}`);
    expect(writes).toEqual([
      {
        request: `PATCH /v1/mock-exams/${id}`,
        body: { title: 'Simulado de dezembro', startsAt: event.startsAt, classIds: [classId] },
      },
    ]);
  });
});

describe('the page of a mock exam event', { timeout: 20_000 }, () => {
  it('shows what is missing, and puts students on the list', async () => {
    const { shows, press, writes } = await open(`${list}/${id}`, {
      [`PATCH /v1/mock-exams/${id}`]: { body: { ...event, peopleQtd: 3, unlistedQtd: 0 } },
    });
    await shows(
      '1 estudante das turmas não está na lista.',
      'Questões 1 a 90',
      '2 estudantes na lista',
    );
    await press('Pôr na lista');
    await shows('1 estudante entrou na lista');
    expect(writes).toEqual([
      { request: `PATCH /v1/mock-exams/${id}`, body: { classIds: [classId] } },
    ]);
  });

  it('tells the results of each student', async () => {
    const results = {
      title: 'Simulado de novembro',
      mayReadReport: true,
      classes: [{ id: classId, title: '3º ano A' }],
      days: [{ day: 1, title: 'Primeiro dia', questionsQtd: 90 }],
      areas: [{ id: 'a', day: 1, title: 'Matemática', kind: 'ITEM_RESPONSE', area: 'MT' }],
      people: [
        {
          personId: 'p1',
          number: 1,
          name: 'Ana',
          className: '3º ano A',
          code: 'S1000000100011200ABCDEFGHJK',
          state: 'COMPLETE',
          days: [{ day: 1, state: 'READ', rightQtd: 71 }],
          scores: [{ areaId: 'a', score: 701.94, isEstimated: true }],
          essay: null,
          enemEssay: null,
        },
      ],
    };
    const zero = { LC: 0, CH: 0, CN: 0, MT: 0, essay: 0 };
    const { shows, text, choose } = await open(`${list}/${id}/resultados`, {
      [`GET /v1/mock-exams/${id}/results`]: { body: results },
      'GET /v1/mock-exams/weightings': {
        body: [
          { id: 'w1', title: 'Física, UFC', weights: { ...zero, MT: 2 } },
          { id: 'w2', title: 'Letras, UFC', weights: { ...zero, LC: 1, MT: 1, essay: 1 } },
        ],
      },
    });
    await shows('71 de 90', '701,9*', 'Completo', '1 de 1');
    expect(text()).toContain('Nota estimada');
    expect(text()).not.toContain('previsão');
    await choose('Física, UFC');
    await shows('701,9*–701,9*', 'não uma previsão de aprovação');
    await choose('Letras, UFC');
    await shows('–faltam Linguagens e redação');
    await choose('Sem pesos');
    await vi.waitFor(() => expect(text()).not.toContain('faltam'));
  });

  it('tells why cards are refused', async () => {
    const detail = 'Ainda não há estudantes nestas turmas.';
    const { press, text } = await open(`${list}/${id}`, {
      [`GET /v1/mock-exams/${id}/cards.pdf`]: { status: 409, body: { ...problem, detail } },
    });
    await press('Baixar cartões');
    await vi.waitFor(() => expect(text()).toContain(detail), waiting);
  });
});
