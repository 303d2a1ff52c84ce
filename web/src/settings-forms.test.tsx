import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App, createApp } from './app.tsx';
import { memoryStorage } from './platform/device/device-storage.ts';
import { keepDraft, recallDraft } from './platform/device/drafts.ts';
import { serve } from './platform/testing/serve.ts';
import { emptyPage } from './ui/testing/empty-page.ts';

// The settings form of each publishable entity: the page after saving, and its toast (product.md WEB2, WEB3).

const id = '0193b3a0-0000-7000-8000-000000000001';
const term = { id, title: 'Tecnologia' };
const moment = '2026-11-21T12:00:00.000Z';

const common = {
  id,
  title: 'Antes',
  shortDescription: 'Curta.',
  storageId: '12345678',
  thumbUrl: null,
  isActive: false,
  createdAt: moment,
  updatedAt: moment,
  revision: 1,
  instructors: [],
  progress: null,
};
const presented = {
  ...common,
  description: '<p>Longa.</p>',
  estimatedCompletionHours: 4,
  banners: [],
};
const filed = { categories: [term], levels: [term] };

/** Pages are chunks, which load slowly on a busy machine. */
const waiting = { timeout: 10_000 };

interface FormCase {
  path: string;
  route: string;
  change: string;
  entity: object;
  create: string;
  /** Values of the new entity. */
  filledIn: object;
  created: string;
  saved: string;
  createFailed: string;
  updateFailed: string;
}

const cases: Record<string, FormCase> = {
  course: {
    path: 'cursos',
    create: 'Criar curso',
    route: '/v1/courses',
    change: `/v1/courses/${id}/config`,
    entity: {
      ...presented,
      ...filed,
      slug: 'antes',
      subTitle: null,
      skills: [term],
      paymentType: 'PAID',
      isDeleted: false,
      isTutorial: false,
      hasFullAccess: true,
      sections: [],
      courseProgression: null,
    },
    filledIn: {
      title: 'Antes',
      slug: 'antes',
      shortDescription: 'Curta.',
      description: '<p>Longa.</p>',
      estimatedCompletionHours: 4,
      categories: [id],
      levels: [id],
      skills: [id],
    },
    created: `/admin/conteudos/cursos/gerenciar/${id}/conteudo`,
    saved: `/admin/conteudos/cursos/gerenciar/${id}/conteudo`,
    createFailed: 'Não foi possível criar o curso. Tente novamente mais tarde',
    updateFailed: 'Não foi possível atualizar o curso. Tente novamente mais tarde',
  },
  trail: {
    path: 'trilhas',
    create: 'Criar trilha',
    route: '/v1/trails',
    change: `/v1/trails/${id}/config`,
    entity: { ...presented, category: term, level: term, contentsQtd: 0, contents: [] },
    filledIn: {
      title: 'Antes',
      shortDescription: 'Curta.',
      description: '<p>Longa.</p>',
      estimatedCompletionHours: 4,
      category: id,
      level: id,
    },
    created: `/admin/conteudos/trilhas/gerenciar/${id}/conteudo`,
    saved: `/admin/conteudos/trilhas/gerenciar/${id}/conteudo`,
    createFailed: 'Não foi possível criar a trilha. Tente novamente mais tarde',
    updateFailed: 'Não foi possível atualizar a trilha. Tente novamente mais tarde',
  },
  live: {
    path: 'lives',
    create: 'Criar live',
    route: '/v1/lives',
    change: `/v1/lives/${id}`,
    entity: {
      ...common,
      categories: [term],
      liveUrl: 'https://example.com',
      recordingUrl: null,
      startsAt: null,
      endsAt: null,
      hasRecording: false,
      viewer: null,
    },
    filledIn: {
      title: 'Antes',
      shortDescription: 'Curta.',
      liveUrl: 'https://example.com',
      categories: [id],
    },
    created: `/admin/conteudos/lives/gerenciar/${id}/configuracoes`,
    saved: '/admin/conteudos/lives?page=1',
    createFailed: 'Não foi possível criar a live',
    updateFailed: 'Não foi possível atualizar a live',
  },
  'practice exam': {
    path: 'exercicios',
    create: 'Criar simulado',
    route: '/v1/practice-exams',
    change: `/v1/practice-exams/${id}`,
    entity: {
      ...common,
      ...filed,
      level: id,
      paymentType: 'FREE',
      autoGenerate: false,
      questionsQtd: 0,
      passingScore: 70,
      timeLimitMinutes: null,
      questionsOrder: 'AUTHOR',
      alternativesOrder: 'AUTHOR',
      isLeveling: false,
      filters: [],
      drawQuotas: [],
      notSeenInDays: null,
      levelingBands: [],
      questions: [],
    },
    filledIn: { title: 'Antes', shortDescription: 'Curta.', categories: [id], level: id },
    created: `/admin/conteudos/exercicios/gerenciar/${id}/configuracoes`,
    saved: '/admin/conteudos/exercicios?page=1',
    createFailed: 'Não foi possível criar o exercício',
    updateFailed: 'Não foi possível atualizar o exercício',
  },
};

/** Opens an address as an administrator, on an API with one entity that accepts writes, or fails them. */
async function open(form: FormCase, address: string, { breaks = false } = {}) {
  const writes: string[] = [];
  const answers: Record<string, unknown> = {
    '/identity/token': { token: 'jwt' },
    '/v1/users/provider/p1': { id: 'u1', providerId: 'p1', name: 'Ana', isAdmin: true },
    '/v1/taxonomy': { categories: [term], levels: [term], skills: [term] },
    '/v1/instructors': [],
    '/v1/question-bank': { total: 0, courses: [], sections: [], terms: [] },
    [`${form.route}/${id}`]: form.entity,
    [`${form.route}/${id}/questions`]: [],
    [`${form.route}/admin/paginated`]: { items: [], page: 1, limit: 10, total: 0, totalPages: 0 },
  };
  const origin = await serve((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isWrite = request.method !== 'GET' && path.startsWith('/v1');
    if (isWrite) writes.push(`${request.method} ${path}`);
    const answer = isWrite ? form.entity : answers[path];
    const problem = { code: 'internal', title: 'Erro', detail: 'Algo deu errado.' };
    const status = isWrite && breaks ? 500 : answer ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answer : problem));
  });
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"ana@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: [address] });
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  const title = () => page.querySelector<HTMLInputElement>('input[data-path=title]');
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  await vi.waitFor(() => expect(title()).not.toBeNull(), waiting);
  return {
    writes,
    goTo: (href: string) => app.router.navigate({ href }),
    /** Another administrator changes the entity; all queries are loaded again. */
    async changeOnServer(changes: object) {
      answers[`${form.route}/${id}`] = { ...form.entity, ...changes };
      await app.context.queryClient.invalidateQueries();
    },
    title: () => title()?.value,
    at: (href: string) => vi.waitFor(() => expect(history.location.href).toBe(href), waiting),
    shows: (...words: string[]) =>
      vi.waitFor(() => {
        for (const word of words) expect(page.textContent).toContain(word);
      }, waiting),
    async press(label: string) {
      await vi.waitFor(() => expect(button(label)).toBeDefined());
      button(label)?.click();
    },
    async rename(text: string) {
      const input = title();
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      if (input) write?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.waitFor(() => expect(title()?.value).toBe(text));
    },
  };
}

/** Key of the draft of a new entity. */
const draftKey = ({ route }: FormCase) => `${route.replace('/v1/', '')}/new`;

/** Opens the form of a new entity and recovers a draft, which fills in every field. */
async function openNew(form: FormCase, { breaks = false } = {}) {
  keepDraft('p1', draftKey(form), { fields: { ...form.filledIn }, unsent: [] });
  const page = await open(form, `/admin/conteudos/${form.path}/novo`, { breaks });
  await page.press('Recuperar');
  await vi.waitFor(() => expect(page.title()).toBe('Antes'));
  return page;
}

const settings = ({ path }: FormCase) => `/admin/conteudos/${path}/gerenciar/${id}/configuracoes`;

afterEach(() => localStorage.clear());

describe.each(Object.entries(cases))(
  'settings form of a %s',
  { timeout: 20_000 },
  (_name, form) => {
    it('continues with the new entity after creation', async () => {
      const page = await openNew(form);
      await page.press(form.create);
      // Before the page is there: a toast lasts for two seconds.
      await page.shows('Sucesso', 'Alterações salvas com sucesso');
      await page.at(form.created);
      expect(page.writes).toEqual([`POST ${form.route}`]);
      // The form removes its draft when it unmounts.
      await vi.waitFor(() => expect(recallDraft('p1', draftKey(form))).toBeUndefined(), waiting);
    });

    it('keeps the values and shows an error when creation fails', async () => {
      const page = await openNew(form, { breaks: true });
      await page.rename('Depois');
      await page.press(form.create);
      await page.shows('Erro', form.createFailed);
      await page.at(`/admin/conteudos/${form.path}/novo`);
      expect(page.title()).toBe('Depois');
    });

    it('leaves for the next page after saving', async () => {
      const page = await open(form, settings(form));
      await page.rename('Depois');
      await page.press('Salvar alterações');
      await page.shows('Sucesso', 'Alterações salvas com sucesso');
      await page.at(form.saved);
      expect(page.writes).toEqual([`PATCH ${form.change}`]);
    });

    it('shows the new values after the entity changed while another page was open', async () => {
      const page = await open(form, settings(form));
      await page.goTo(`/admin/conteudos/${form.path}?page=1`);
      await vi.waitFor(() => expect(page.title()).toBeUndefined(), waiting);
      await page.changeOnServer({ title: 'Entretanto', revision: 2 });
      await page.goTo(settings(form));
      await vi.waitFor(() => expect(page.title()).toBeDefined(), waiting);
      expect(page.title()).toBe('Entretanto');
    });

    it('keeps the values and shows an error when saving fails', async () => {
      const page = await open(form, settings(form), { breaks: true });
      await page.rename('Depois');
      await page.press('Salvar alterações');
      await page.shows('Erro', form.updateFailed);
      await page.at(settings(form));
      expect(page.title()).toBe('Depois');
    });
  },
);
