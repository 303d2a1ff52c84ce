import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAsAdmin, problem, waiting } from '../../layout/testing/open-as-admin.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const route = '/v1/classes/c1/gradebook';
const rules = {
  terms: ['1º bimestre', '2º bimestre'],
  columns: [
    { id: 'p1', title: 'Prova', term: '1º bimestre', weight: '1', isRecovery: false },
    { id: 't1', title: 'Trabalho', term: '1º bimestre', weight: '1', isRecovery: false },
    { id: 'p2', title: 'Exame', term: '2º bimestre', weight: '1', isRecovery: false },
  ],
  dropLowest: 0,
  missing: 'ZERO',
  recovery: null,
  rounding: '0.1',
  passing: '6',
  openToStudents: false,
};
const exam = '00000000-0000-4000-8000-000000000001';
const sourceChoices = [
  { kind: 'ASSIGNMENT', id: exam, title: 'Prova de frações', hasScore: true },
  { kind: 'MOCK_EXAM', id: 'e1', title: 'Simulado de maio', hasScore: false },
];
const inForce = {
  rules,
  revision: 4,
  closedTerms: [],
  markedColumns: ['p1', 't1'],
  sourceChoices,
};
const gone = '00000000-0000-4000-8000-000000000002';
const fed = rules.columns.map((column, at) => ({
  ...column,
  source: at === 2 ? { kind: 'ASSIGNMENT', assignmentId: gone, measure: 'SHARE' } : null,
}));
const ana = {
  userId: 'u2',
  name: 'Ana',
  terms: [{ term: '1º bimestre', before: '7.0', after: '7.5' }],
  final: { before: '7.0', after: '7.5' },
  hasPassed: { before: true, after: true },
};
const schoolClass = {
  id: 'c1',
  title: '3º B',
  period: null,
  shift: null,
  timeZone: 'America/Sao_Paulo',
  isArchived: false,
  role: null,
  membersQtd: 0,
  createdAt: '2031-03-01T12:00:00.000Z',
  updatedAt: '2031-03-01T12:00:00.000Z',
  teachers: [],
  items: [],
  code: null,
  codeExpiresAt: null,
  codeUsesQtd: null,
  codeUsesLimit: null,
};

const open = (given: Record<string, { status?: number; body: unknown }> = {}) =>
  openAsAdmin('/turmas/c1/boletim/regras', {
    'GET /v1/classes/c1': { body: schoolClass },
    [`GET ${route}/rules`]: { body: inForce },
    [`POST ${route}/rules/preview`]: { body: { students: [ana] } },
    [`PUT ${route}/rules`]: { body: { ...rules, revision: 5 } },
    ...given,
  });
const sees = (words: string) =>
  vi.waitFor(() => expect(document.body.textContent).toContain(words), waiting);
/** A dialog is open. */
const asks = () =>
  vi.waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull(), waiting);
const chooseIn = (path: string, option: string) => {
  const select = document.querySelector<HTMLSelectElement>(`[data-path="${path}"]`);
  if (select) select.value = option;
  select?.dispatchEvent(new Event('change', { bubbles: true }));
};
const value = (path: string) =>
  document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)?.value;

describe('the form of the rules of a grade book', { timeout: 30_000 }, () => {
  it('begins with a ready choice, asks how missing marks count, and saves', async () => {
    const { press, shows, choose, writes, at } = await open({
      [`GET ${route}/rules`]: {
        body: { ...inForce, rules: null, revision: null, markedColumns: [] },
      },
      [`POST ${route}/rules/preview`]: { body: { students: [] } },
    });
    await shows('Como o ano desta turma se divide?');
    await press('2 semestres');
    await press('Salvar as regras');
    await shows('Quando falta uma nota: Campo obrigatório');
    expect(writes).toEqual([]);
    await choose('Fica fora da conta');
    await press('Salvar as regras');
    await at('/turmas/c1/boletim');
    expect(writes.at(-1)).toMatchObject({
      request: `PUT ${route}/rules`,
      body: {
        terms: ['1º semestre', '2º semestre'],
        missing: 'LEAVE_OUT',
        revision: null,
        columns: [
          { title: 'Prova', term: '1º semestre', weight: '1' },
          { title: 'Trabalho', term: '1º semestre' },
          { title: 'Prova', term: '2º semestre' },
          { title: 'Trabalho', term: '2º semestre' },
        ],
      },
    });
  });

  it('shows whose results change before it saves, and again after a further change', async () => {
    const { type, press, shows, text, writes, at } = await open();
    await type('"columns.0.weight"', '2,5');
    await press('Ver o que muda');
    await shows('Ana: 1º bimestre 7,0 → 7,5, resultado final 7,0 → 7,5');
    await type('passing', '7');
    await vi.waitFor(() => expect(text()).not.toContain('7,0 → 7,5'), waiting);
    await press('Ver o que muda');
    await shows('Ana: 1º bimestre 7,0 → 7,5');
    await press('Salvar as regras');
    await at('/turmas/c1/boletim');
    expect(writes.map(({ request }) => request.split(' ')[0])).toEqual(['POST', 'POST', 'PUT']);
    expect(writes.at(-1)?.body).toMatchObject({
      revision: 4,
      passing: '7',
      columns: [{ id: 'p1', weight: '2.5' }, {}, {}],
    });
  });

  it('says that nobody changes', async () => {
    const { type, press, shows, writes } = await open({
      [`POST ${route}/rules/preview`]: { body: { students: [] } },
    });
    await type('"terms.1.title"', '2ª unidade');
    await press('Ver o que muda');
    await shows('Nenhum resultado muda com estas regras.', 'Salvar as regras');
    expect(writes.map(({ request }) => request)).toEqual([`POST ${route}/rules/preview`]);
  });

  it('takes the marks of a column from an activity, or from the attendance of a period', async () => {
    const { choose, type, press, shows, writes, at } = await open({
      [`GET ${route}/rules`]: { body: { ...inForce, rules: { ...rules, columns: fed } } },
    });
    await shows('Atividade que saiu da turma', 'Prova de frações (percentual)', 'Simulado de maio');
    const source = document.querySelector<HTMLSelectElement>('[data-path="columns.0.source"]');
    expect(source?.getAttribute('aria-label')).toBe('Notas de Prova, 1º bimestre');
    await choose('Prova de frações (pontuação do Enem)');
    chooseIn('columns.1.source', 'ATTENDANCE');
    await press('Ver o que muda');
    await shows('Primeiro dia de Trabalho, 1º bimestre: Campo obrigatório');
    expect(writes).toEqual([]);
    await type('"columns.1.from"', '2031-02-03');
    await type('"columns.1.to"', '2031-04-30');
    await press('Ver o que muda');
    await shows('Ana: 1º bimestre 7,0 → 7,5');
    await press('Salvar as regras');
    await at('/turmas/c1/boletim');
    expect(writes.at(-1)?.body).toMatchObject({
      columns: [
        { source: { kind: 'ASSIGNMENT', assignmentId: exam, measure: 'SCORE' } },
        { source: { kind: 'ATTENDANCE', from: '2031-02-03', to: '2031-04-30' } },
        { source: { kind: 'ASSIGNMENT', assignmentId: gone, measure: 'SHARE' } },
      ],
    });
  });

  it('shows at its column that the class does not have an activity', async () => {
    const message = 'A turma não tem esta atividade com nota';
    const errors = [{ path: 'columns.2.source.assignmentId', message }];
    const { press, shows, writes } = await open({
      [`GET ${route}/rules`]: { body: { ...inForce, rules: { ...rules, columns: fed } } },
      [`POST ${route}/rules/preview`]: { status: 422, body: { ...problem, errors } },
    });
    await press('Ver o que muda');
    await shows(`Notas de Exame, 2º bimestre: ${message}`);
    expect(writes.map(({ request }) => request)).toEqual([`POST ${route}/rules/preview`]);
  });

  it('asks before a column with marks goes, and not before another one', async () => {
    const { press, shows } = await open();
    await shows('Períodos e colunas');
    expect(value('columns.0.title')).toBe('Prova');
    await press('Ações da coluna Exame, 2º bimestre');
    await press('Remover coluna');
    await vi.waitFor(() => expect(value('columns.2.title')).toBeUndefined(), waiting);
    await press('Ações da coluna Prova, 1º bimestre');
    await press('Remover coluna');
    await asks();
    await sees('Remover a coluna Prova?');
    expect(value('columns.0.title')).toBe('Prova');
    await press('Remover');
    await vi.waitFor(() => expect(value('columns.0.title')).toBe('Trabalho'), waiting);
  });

  it('offers the rules that somebody else has saved meanwhile', async () => {
    const current = { ...rules, passing: '5', revision: 9 };
    const detail = 'Outra pessoa alterou as regras deste boletim enquanto isso.';
    const refused = { ...problem, code: 'changed_meanwhile', detail, current };
    const { type, press, writes, shows } = await open({
      [`PUT ${route}/rules`]: { status: 412, body: refused },
    });
    await type('passing', '7');
    await press('Ver o que muda');
    await shows('O que muda');
    await press('Salvar as regras');
    await asks();
    await sees(detail);
    await press('Ficar com as minhas');
    await press('Ver o que muda');
    await shows('O que muda');
    await press('Salvar as regras');
    await vi.waitFor(
      () => expect(writes.at(-1)?.body).toMatchObject({ passing: '7', revision: 9 }),
      waiting,
    );
    await asks();
    await press('Usar as regras atuais');
    await vi.waitFor(() => expect(value('passing')).toBe('5'), waiting);
  });

  it('tells that a term was closed meanwhile, and keeps what was typed', async () => {
    const detail = '1º bimestre: notas fechadas. A administração da escola pode reabrir o período.';
    const { type, press, shows } = await open({
      [`PUT ${route}/rules`]: { status: 409, body: { ...problem, code: 'term_closed', detail } },
    });
    await type('"columns.0.weight"', '3');
    await press('Ver o que muda');
    await shows('O que muda');
    await press('Salvar as regras');
    await shows(detail);
    expect(value('columns.0.weight')).toBe('3');
  });

  it('does not let a closed term be changed', async () => {
    const { shows } = await open({
      [`GET ${route}/rules`]: { body: { ...inForce, closedTerms: ['1º bimestre'] } },
    });
    await shows('1º bimestre: notas fechadas.', '1º período, fechado');
    const isDisabled = (path: string) =>
      document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)?.disabled;
    for (const path of ['terms.0.title', 'columns.0.weight', 'missing', 'rounding', 'dropLowest'])
      expect([path, isDisabled(path)]).toEqual([path, true]);
    for (const path of ['terms.1.title', 'columns.2.weight', 'passing'])
      expect([path, isDisabled(path)]).toEqual([path, false]);
  });
});
