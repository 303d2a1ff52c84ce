import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App, createApp } from '../app.tsx';
import { memoryStorage } from '../platform/device/device-storage.ts';
import { emptyPage } from '../ui/testing/empty-page.ts';
import type { Gradebook, GradebookStudent } from './gradebook.api.ts';

afterEach(() => localStorage.clear());

const waiting = { timeout: 10_000 };
const column = (id: string, term: string, title: string) => ({
  id,
  title,
  term,
  weight: 1,
  isRecovery: false,
});
const rules = {
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    column('p1', '1º bimestre', 'Prova 1'),
    column('t1', '1º bimestre', 'Trabalho'),
    column('p2', '2º bimestre', 'Prova 2'),
  ],
  dropLowest: 0,
  missing: 'LEAVE_OUT' as const,
  recovery: null,
  rounding: '0.1' as const,
  passing: '6',
  openToStudents: false,
};
const student = (userId: string, name: string, p1: string | null): GradebookStudent => ({
  userId,
  name,
  marks: p1 === null ? [] : [{ columnId: 'p1', value: p1 }],
  terms: [
    { term: '1º bimestre', value: p1, derivation: p1 && `${p1} = (${p1} × 1) ÷ 1` },
    { term: '2º bimestre', value: null, derivation: null },
  ],
  final: { value: p1, derivation: p1 && `${p1} = ${p1}`, hasPassed: p1 === null ? null : true },
});
const gradebook: Gradebook = {
  rules,
  revision: 1,
  closedTerms: [],
  sourceTitles: [],
  students: [student('s1', 'Aline Souza', '7.5'), student('s2', 'Bruno Teixeira', null)],
  page: 1,
  limit: 200,
  total: 2,
  totalPages: 1,
};

const marksOfCell = {
  userId: 's1',
  items: [
    {
      value: '7.5',
      reason: 'Da atividade “Frações”',
      markedAt: '2031-04-02T12:00:00.000Z',
      markedBy: null,
      isFromSource: true,
    },
    {
      value: '6',
      reason: 'Segunda chamada',
      markedAt: '2031-04-01T12:00:00.000Z',
      markedBy: 'Rita Lobo',
      isFromSource: false,
    },
  ],
  page: 1,
  limit: 20,
  total: 2,
  totalPages: 1,
};

interface SentMark {
  userId: string;
  columnId: string;
  value: string | null;
  before: string | null;
}
type Put = (marks: SentMark[]) => Response;

const saved: Put = () => new Response(null, { status: 204 });
const problem = (status: number, rest: object) =>
  Response.json(
    { code: 'x', title: 'Recusado', detail: 'Não deu certo.', ...rest },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

interface Opened {
  role?: string | null;
  isArchived?: boolean;
  isAdmin?: boolean;
  book?: Gradebook;
  put?: Put;
}

/** As the server has it after marks were saved. */
const withMarks = (book: Gradebook, sent: readonly SentMark[]): Gradebook => ({
  ...book,
  students: book.students.map((one) => {
    const ofStudent = sent.filter(({ userId }) => userId === one.userId);
    const others = one.marks.filter(
      ({ columnId }) => !ofStudent.some((mark) => mark.columnId === columnId),
    );
    const added = ofStudent.flatMap(({ columnId, value }) =>
      value === null ? [] : [{ columnId, value }],
    );
    return { ...one, marks: [...others, ...added] };
  }),
});

/** Opens the grade book of a class; `put` answers the marks. Results stay as they are. */
async function open({
  role = 'TEACHER',
  isArchived = false,
  isAdmin = false,
  book = gradebook,
  put = saved,
}: Opened = {}) {
  const sent: SentMark[][] = [];
  const posted: string[] = [];
  let kept = book;
  const network = { put };
  const fetch = async (...request: ConstructorParameters<typeof Request>) => {
    const asked = new Request(...request);
    const { url, method } = asked;
    const { pathname: path } = new URL(url);
    if (path.endsWith('/token')) return Response.json({ token: 'jwt' });
    if (path.includes('/users/provider/'))
      return Response.json({ id: 'u1', providerId: 'p1', name: 'Rita', isAdmin });
    if (method === 'PUT') {
      const body: SentMark[] = JSON.parse(await asked.text());
      sent.push(body);
      const reply = network.put(body);
      if (reply.ok) kept = withMarks(kept, body);
      return reply;
    }
    if (method === 'POST') {
      posted.push(path);
      return Response.json({ closedTerms: ['1º bimestre'] });
    }
    if (path.endsWith('/gradebook')) return Response.json(kept);
    if (path.includes('/gradebook/marks/')) return Response.json(marksOfCell);
    if (path.endsWith('/classes/c1'))
      return Response.json({ id: 'c1', title: '3º B', role, isArchived, items: [], teachers: [] });
    return problem(404, {});
  };
  const storage = memoryStorage();
  storage.setItem('sabia.user', '{"id":"p1","email":"rita@exemplo.com"}');
  const history = createMemoryHistory({ initialEntries: ['/turmas/c1/boletim'] });
  const origin = 'http://school.test';
  const app = createApp({ fetch, origin, storage, now: Date.now, clientConfig: {} }, history);
  const { page, root } = emptyPage(app.router);
  root.render(<App {...app} />);
  const shows = (...words: string[]) =>
    vi.waitFor(() => {
      for (const word of words) expect(page.textContent).toContain(word);
    }, waiting);
  const cell = (row: number, at: number) =>
    page.querySelector<HTMLElement>(`[data-place="${row}.${at}"]`);
  const focus = async (row: number, at: number) => {
    await vi.waitFor(() => expect(cell(row, at)).not.toBeNull(), waiting);
    cell(row, at)?.focus();
    await vi.waitFor(() => expect(cell(row, at)?.tabIndex).toBe(0), waiting);
  };
  const press = async (key: string, more: KeyboardEventInit = {}) => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
    await settled();
  };
  const field = () => page.querySelector<HTMLInputElement>('td input');
  /** Types a text into the cell that has the focus. */
  const type = async (text: string) => {
    await press(text.slice(0, 1));
    await vi.waitFor(() => expect(field()).not.toBeNull(), waiting);
    const input = field();
    if (!input) return;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await settled();
  };
  const paste = async (text: string) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    document.activeElement?.dispatchEvent(event);
    await settled();
  };
  const click = async (label: string) => {
    const button = () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === label);
    await vi.waitFor(() => expect(button()).toBeDefined(), waiting);
    button()?.click();
    await settled();
  };
  const text = (row: number, at: number) => cell(row, at)?.textContent;
  const active = () => document.activeElement?.closest<HTMLElement>('[data-place]')?.dataset.place;
  return {
    sent,
    posted,
    network,
    page,
    shows,
    focus,
    press,
    type,
    paste,
    click,
    text,
    active,
    field,
  };
}

/** React has drawn what an event has changed. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the grade book of a class', { timeout: 30_000 }, () => {
  it('is a grid with marks in words, and tells how a result came about', async () => {
    const { page, shows, focus, text } = await open();
    await shows('Aline Souza', '3º B', '1º bimestre');
    expect(page.querySelector('table')?.getAttribute('role')).toBe('grid');
    expect([0, 1, 2].map((at) => text(0, at))).toEqual(['7,5', '–', '7,5']);
    await focus(0, 2);
    await shows('Aline Souza · Resultado, 1º bimestre', '(7.5 × 1) ÷ 1');
  });

  it.each([
    [
      { kind: 'ASSIGNMENT' as const, assignmentId: 'a1', measure: 'SHARE' as const },
      'Frações',
      'Preenchida pela atividade “Frações”',
    ],
    [
      { kind: 'MOCK_EXAM' as const, mockExamId: 'a1', measure: 'SCORE' as const },
      'Enem de maio',
      'Preenchida pelo simulado “Enem de maio”',
    ],
    [
      { kind: 'ASSIGNMENT' as const, assignmentId: 'a1', measure: 'SHARE' as const },
      null,
      'Preenchida por uma atividade que saiu da turma',
    ],
    [
      { kind: 'ATTENDANCE' as const, from: '2031-02-03', to: '2031-04-30' },
      null,
      'Preenchida pela frequência de 03/02/2031 a 30/04/2031',
    ],
  ])('has a sign at a column with the source %j', async (source, title, words) => {
    const columns = rules.columns.map((one, at) => (at === 0 ? { ...one, source } : one));
    const sourceTitles = source.kind === 'ATTENDANCE' ? [] : [{ columnId: 'p1', title }];
    const { page, shows, focus } = await open({
      book: { ...gradebook, rules: { ...rules, columns }, sourceTitles },
    });
    await focus(0, 0);
    await shows(`7,5 · ${words}`);
    const signs = [...page.querySelectorAll('thead [role="img"]')];
    expect(signs.map((sign) => sign.getAttribute('aria-label'))).toEqual([words]);
  });

  it('tells in the history which marks came from a source', async () => {
    const { focus, click } = await open();
    await focus(0, 0);
    await click('Histórico');
    await vi.waitFor(
      () =>
        expect(
          [...document.querySelectorAll('dialog li')].map(({ textContent }) =>
            textContent.replace(/ · .*/, ''),
          ),
        ).toEqual(['7,5Da atividade “Frações”', '6,0Segunda chamadaRita Lobo']),
      waiting,
    );
  });

  it('a typed mark is saved with Enter, which goes down', async () => {
    const { shows, focus, type, press, text, active, sent } = await open();
    await shows('Aline Souza');
    await focus(0, 0);
    await type('8,25');
    expect(sent).toEqual([]);
    await press('Enter');
    expect(active()).toBe('1.0');
    expect(text(0, 0)).toBe('8,25');
    await vi.waitFor(() => expect(sent).toHaveLength(1), waiting);
    expect(sent[0]).toEqual([{ userId: 's1', columnId: 'p1', value: '8.25', before: '7.5' }]);
    await type('10');
    await press('Tab');
    expect(active()).toBe('1.1');
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    expect(sent[1]).toMatchObject([{ userId: 's2', value: '10', before: null }]);
  });

  it('Esc restores, Delete empties, and Ctrl+Z takes it back as a new mark', async () => {
    const { shows, focus, type, press, text, field, sent } = await open();
    await shows('Aline Souza');
    await focus(0, 0);
    await type('3');
    await press('Escape');
    expect(field()).toBeNull();
    expect(text(0, 0)).toBe('7,5');
    expect(sent).toEqual([]);
    await press('Delete');
    await vi.waitFor(() => expect(sent).toHaveLength(1), waiting);
    expect(sent[0]).toMatchObject([{ value: null, before: '7.5' }]);
    await press('z', { ctrlKey: true });
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    expect(sent[1]).toMatchObject([{ value: '7.5', before: null }]);
  });

  it('what is no mark stays in the field with a message and is not sent', async () => {
    const { shows, focus, type, press, field, active, sent } = await open();
    await shows('Aline Souza');
    await focus(0, 1);
    await type('11');
    await press('Enter');
    await shows('Use de 0 a 10, como 7,5.');
    expect(field()?.value).toBe('11');
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    await focus(1, 0);
    await focus(0, 1);
    await shows('“11” não é uma nota.');
    expect(active()).toBe('0.1');
    expect(sent).toEqual([]);
  });

  it('a mark that another teacher has changed asks which one stays', async () => {
    const current = [
      {
        userId: 's1',
        columnId: 'p1',
        value: '8',
        markedAt: new Date().toISOString(),
        markedBy: 'Ana',
      },
    ];
    const { shows, focus, type, press, click, network, sent } = await open({
      put: () => problem(412, { code: 'changed_meanwhile', current }),
    });
    await shows('Aline Souza');
    await focus(0, 0);
    await type('9');
    await press('Enter');
    await shows('mudou', '1 nota não foi salva.');
    await focus(0, 0);
    await shows('Ficou 8,0, de Ana, às ');
    network.put = saved;
    await click('Usar a sua nota, 9,0');
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    expect(sent[1]).toEqual([{ userId: 's1', columnId: 'p1', value: '9', before: '8' }]);
  });

  it('a mark that was not saved stays and can be sent again', async () => {
    const { shows, focus, type, press, click, text, network, sent } = await open({
      put: () => problem(500, { detail: 'Sem resposta.' }),
    });
    await shows('Aline Souza');
    await focus(0, 0);
    await type('9');
    await press('Enter');
    await shows('não salva');
    expect(text(0, 0)).toBe('9,0não salva');
    await focus(0, 0);
    await shows('9,0 não foi salva. Sem resposta.');
    network.put = saved;
    await click('Tentar de novo');
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    await vi.waitFor(() => expect(text(0, 0)).toBe('9,0'), waiting);
  });

  it('a paste shows first what it does, is one request and one step of the undo', async () => {
    const { shows, focus, paste, click, sent } = await open();
    await shows('Aline Souza');
    await focus(0, 0);
    await paste('8,5\tF\r\n\t6.5\r\n');
    await shows('2 notas em Prova 1, Trabalho.', 'Aline Souza, Trabalho: “F”');
    await shows('1 nota já lançada muda', 'de 7,5 para 8,5');
    expect(sent).toEqual([]);
    await click('Lançar 2 notas');
    await vi.waitFor(() => expect(sent).toHaveLength(1), waiting);
    expect(sent[0]?.map(({ userId, value }) => [userId, value])).toEqual([
      ['s1', '8.5'],
      ['s2', '6.5'],
    ]);
    await click('Desfazer');
    await vi.waitFor(() => expect(sent).toHaveLength(2), waiting);
    expect(sent[1]?.map(({ value }) => value)).toEqual(['7.5', null]);
  });

  it.each([
    ['a monitor', { role: 'MONITOR' }],
    ['an archived class', { isArchived: true }],
    ['a closed term', { book: { ...gradebook, closedTerms: ['1º bimestre'] } }],
  ])('changes no mark for %s', async (_, opened) => {
    const { page, shows, focus, press, paste, field, sent } = await open(opened);
    await shows('Aline Souza');
    await focus(0, 0);
    await press('9');
    await press('Delete');
    await paste('9');
    expect(field()).toBeNull();
    expect(sent).toEqual([]);
    expect(page.querySelector('[data-place="0.0"]')?.getAttribute('aria-readonly')).toBe('true');
  });

  it('a term is closed after a question; only an administrator opens it again', async () => {
    const { shows, click, posted } = await open();
    await shows('Aline Souza');
    await click('Fechar 1º bimestre');
    await shows('Só a administração da escola pode reabrir.');
    await click('Fechar');
    await vi.waitFor(() => expect(posted).toEqual(['/v1/classes/c1/gradebook/closings']), waiting);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('shows a closed term; administrator: %s', async (isAdmin, buttons) => {
    const { page, shows } = await open({
      isAdmin,
      book: { ...gradebook, closedTerms: ['1º bimestre'] },
    });
    await shows('1º bimestre (fechado)');
    const found = [...page.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.startsWith('Reabrir'),
    );
    expect(found).toHaveLength(buttons);
  });

  it('tells that rules come first, and that nobody is there yet', async () => {
    const without = await open({ book: { ...gradebook, rules: null, revision: null } });
    await without.shows('Este boletim ainda não tem regras.');
    expect(without.page.querySelector('table')).toBeNull();
    const empty = await open({ book: { ...gradebook, students: [], total: 0, totalPages: 0 } });
    await empty.shows('Nenhum estudante nesta turma ainda.');
  });
});
