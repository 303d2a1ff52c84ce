import type { MockExamEvent } from '@sabia/domain/mock-exams/mock-exam-event.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App, createApp } from '../../app.tsx';
import { memoryStorage } from '../../platform/device/device-storage.ts';
import { serve } from '../../platform/testing/serve.ts';
import { emptyPage } from '../../ui/testing/empty-page.ts';

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

const problem = { code: 'internal', title: 'Erro', detail: 'Algo deu errado.' };
interface Answer {
  status?: number;
  body: unknown;
}

/** Pages are chunks, which load slowly on a busy machine. */
const waiting = { timeout: 10_000 };

/** Opens an address as an administrator, on an API with these answers beside those to reads of one event. */
async function open(address: string, given: Record<string, Answer> = {}) {
  const writes: { request: string; body: unknown }[] = [];
  const answers: Record<string, Answer> = {
    'GET /identity/token': { body: { token: 'jwt' } },
    'GET /v1/users/provider/p1': {
      body: { id: 'u1', providerId: 'p1', name: 'Ana', isAdmin: true },
    },
    'GET /v1/mock-exams': { body: pageOf(event) },
    [`GET /v1/mock-exams/${id}`]: { body: event },
    [`GET /v1/mock-exams/${id}/sealed-exams`]: { body: [] },
    'GET /v1/practice-exams/admin/paginated': { body: pageOf(...exams) },
    'GET /v1/classes': { body: pageOf(schoolClass) },
    ...given,
  };
  const origin = await serve((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const name = `${request.method} ${path}`;
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      if (request.method !== 'GET' && path.startsWith('/v1'))
        writes.push({ request: name, body: text ? JSON.parse(text) : null });
      const { status = 200, body } = answers[name] ?? { status: 404, body: problem };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  // Drawers are beside the page.
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(
      (one) => one.textContent === label || one.getAttribute('aria-label') === label,
    );
  return {
    writes,
    at: (href: string) => vi.waitFor(() => expect(history.location.href).toBe(href), waiting),
    shows: (...words: string[]) =>
      vi.waitFor(() => {
        for (const word of words) expect(page.textContent).toContain(word);
      }, waiting),
    text: () => page.textContent,
    async press(label: string) {
      await vi.waitFor(() => expect(button(label)).toBeDefined(), waiting);
      button(label)?.click();
    },
    async choose(option: string) {
      const chosen = () =>
        [...page.querySelectorAll('option')].find((one) => one.textContent === option);
      await vi.waitFor(() => expect(chosen()).toBeDefined(), waiting);
      const select = chosen()?.closest('select');
      if (select) select.value = chosen()?.value ?? '';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    async type(path: string, text: string) {
      const input = () => document.querySelector<HTMLInputElement>(`input[data-path=${path}]`);
      await vi.waitFor(() => expect(input()).not.toBeNull(), waiting);
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const field = input();
      if (field) write?.call(field, text);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

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

describe('the weightings', { timeout: 20_000 }, () => {
  const address = `${list}/pesos`;

  it('are listed with their weights', async () => {
    const { shows, text } = await open(address, {
      'GET /v1/mock-exams/weightings': {
        body: [
          {
            id: classId,
            title: 'Medicina, UFPE',
            weights: { LC: 1, CH: 0, CN: 2.5, MT: 2.25, essay: 3 },
          },
        ],
      },
    });
    await shows('Medicina, UFPE102,52,253');
    expect(text()).toContain('LinguagensHumanasNaturezaMatemáticaRedação');
  });

  it('are explained by an example while there is none, and created', async () => {
    const message = 'Já existem pesos com este nome. Escolha outro nome.';
    const refused = { ...problem, errors: [{ path: 'title', message }] };
    const { shows, press, type, writes } = await open(address, {
      'GET /v1/mock-exams/weightings': { body: [] },
      'POST /v1/mock-exams/weightings': { status: 409, body: refused },
    });
    const drawer = (words: string) =>
      vi.waitFor(() => expect(document.body.textContent).toContain(words), waiting);
    await shows('Ainda não há pesos.', 'Natureza vale o triplo na média');
    await press('Novos pesos');
    await press('Criar pesos');
    await drawer('Curso e universidade: Campo obrigatório');
    await type('title', 'Medicina, UFPE');
    await type('"weights.CN"', '2,5');
    await press('Criar pesos');
    await drawer(message);
    expect(writes).toEqual([
      {
        request: 'POST /v1/mock-exams/weightings',
        body: { title: 'Medicina, UFPE', weights: { LC: 1, CH: 1, CN: 2.5, MT: 1, essay: 1 } },
      },
    ]);
  });
});
