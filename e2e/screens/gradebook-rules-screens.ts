import type { readClass } from '@sabia/domain/classes/classes.contract.ts';
import type { AnswerOf } from '@sabia/domain/operation.ts';
import type {
  previewGradebookRules,
  readGradebookRules,
  readOwnGradebook,
} from '@sabia/domain/gradebook/gradebook.contract.ts';
import {
  clickButton,
  clickMenuItem,
  fill,
  leavePending,
  refuse503,
  replyWith,
  type Screen,
  seesError,
  seesSkeleton,
  seesText,
  sequence,
} from './screen.ts';

const classId = '0193b3a0-0000-7000-8000-000000000031';
const oneClass = /\/v1\/classes\/[\w-]+$/;
const rules = /\/v1\/classes\/[\w-]+\/gradebook\/rules$/;
const preview = /\/v1\/classes\/[\w-]+\/gradebook\/rules\/preview$/;
const own = /\/v1\/classes\/[\w-]+\/gradebook\/own$/;

const form = {
  name: 'gradebook-rules',
  user: 'admin',
  address: `/turmas/${classId}/boletim/regras`,
} as const;
const boletim = {
  name: 'own-gradebook',
  user: 'learner',
  address: `/turmas/${classId}/meu-boletim`,
} as const;

const schoolClass: AnswerOf<typeof readClass> = {
  id: classId,
  title: 'Terceirão: rumo ao Enem',
  period: '2026',
  shift: 'EVENING',
  timeZone: 'America/Sao_Paulo',
  isArchived: false,
  role: null,
  membersQtd: 38,
  createdAt: '2026-02-02T12:00:00.000Z',
  updatedAt: '2026-02-02T12:00:00.000Z',
  teachers: [],
  items: [],
  code: null,
  codeExpiresAt: null,
  codeUsesQtd: null,
  codeUsesLimit: null,
};
const examId = '0193b3a0-0000-7000-8000-000000000041';
const sourceChoices: AnswerOf<typeof readGradebookRules>['sourceChoices'] = [
  {
    kind: 'ASSIGNMENT',
    id: examId,
    title: 'Frações e porcentagem: lista 4 com questões do Enem',
    hasScore: true,
  },
  { kind: 'MOCK_EXAM', id: examId, title: 'Simulado de novembro', hasScore: false },
];
const columns = [
  {
    id: 'p1',
    title: 'Prova',
    term: '1º trimestre',
    weight: '2',
    isRecovery: false,
    source: { kind: 'ASSIGNMENT' as const, assignmentId: examId, measure: 'SHARE' as const },
  },
  { id: 't1', title: 'Trabalho em grupo', term: '1º trimestre', weight: '1', isRecovery: false },
  { id: 'r1', title: 'Recuperação', term: '1º trimestre', weight: '1', isRecovery: true },
  {
    id: 'p2',
    title: 'Participação',
    term: '2º trimestre',
    weight: '2.5',
    isRecovery: false,
    source: { kind: 'ATTENDANCE' as const, from: '2026-05-04', to: '2026-08-28' },
  },
  { id: 'p3', title: 'Prova', term: '3º trimestre', weight: '1', isRecovery: false },
  { id: 'ry', title: 'Recuperação final', term: null, weight: '1', isRecovery: true },
];
const inForce: AnswerOf<typeof readGradebookRules> = {
  rules: {
    terms: ['1º trimestre', '2º trimestre', '3º trimestre'],
    columns,
    dropLowest: 0,
    missing: 'ZERO',
    recovery: 'MAX',
    rounding: '0.1',
    passing: '6',
    openToStudents: false,
  },
  revision: 3,
  closedTerms: [],
  markedColumns: ['p1', 't1'],
  sourceChoices,
};
const none = { ...inForce, rules: null, revision: null, markedColumns: [] };
const names = ['Aline Souza', 'Maria Eduarda Albuquerque Cavalcanti de Holanda', 'Ĩxỹ Xavante'];
const changed: AnswerOf<typeof previewGradebookRules> = {
  students: names.map((name, at) => ({
    userId: `0193b3a0-0000-7000-8000-00000000020${at}`,
    name,
    terms: [{ term: '1º trimestre', before: `${5 + at}.8`, after: `${6 + at}.4` }],
    final: { before: `${5 + at}.8`, after: `${6 + at}.4` },
    hasPassed: { before: at > 0, after: true },
  })),
};
const withRules = (reply: object) =>
  sequence(replyWith(oneClass, schoolClass), replyWith(rules, reply));
const opened = seesText('Como as notas contam');

const markOf = (wanted: string, value: string | null) =>
  columns.flatMap(({ id, title, weight, isRecovery }) =>
    id === wanted ? [{ id, title, weight, isRecovery, value }] : [],
  );
const marked: AnswerOf<typeof readOwnGradebook> = {
  classTitle: schoolClass.title,
  terms: [
    {
      term: '1º trimestre',
      isClosed: true,
      result: {
        columns: [...markOf('p1', '4.5'), ...markOf('t1', null), ...markOf('r1', '6.5')],
        value: '6.5',
        derivation:
          '6,5 = 6,5; recuperação, maior do que (4,5 × 2 + 0,0 × 1) ÷ 3; sem nota, conta 0: Trabalho em grupo',
      },
    },
    {
      term: '2º trimestre',
      isClosed: false,
      result: {
        columns: [...markOf('p2', '8')],
        value: '8.0',
        derivation: '8,0 = (8,0 × 2,5) ÷ 2,5',
      },
    },
    {
      term: '3º trimestre',
      isClosed: false,
      result: { columns: [...markOf('p3', null)], value: null, derivation: null },
    },
  ],
  final: {
    columns: [...markOf('ry', null)],
    value: '7.3',
    derivation: '7,3 = (6,5 + 8,0) ÷ 2; sem resultado: 3º trimestre; arredondado de 7,25',
    hasPassed: true,
  },
};

export const gradebookRulesScreens: readonly Screen[] = [
  { ...form, state: 'full', mock: withRules(inForce), until: opened },
  {
    ...form,
    state: 'preview',
    mock: sequence(withRules(inForce), replyWith(preview, changed)),
    until: sequence(
      fill('Peso de Prova, 1º trimestre', '3,5'),
      clickButton('Ver o que muda'),
      seesText('Com estas regras muda o resultado de 3 estudantes.'),
    ),
  },
  {
    ...form,
    state: 'mistakes',
    mock: withRules(inForce),
    until: sequence(
      fill('Peso de Prova, 1º trimestre', '0'),
      fill('Nome da coluna Trabalho em grupo, 1º trimestre', ''),
      clickButton('Ver o que muda'),
      seesText('Confira estes 2 campos:'),
    ),
  },
  {
    ...form,
    state: 'removal',
    mock: withRules(inForce),
    until: sequence(
      clickButton('Ações da coluna Prova, 1º trimestre'),
      clickMenuItem('Remover coluna'),
      seesText('Já há notas lançadas.'),
    ),
  },
  {
    ...form,
    state: 'closed',
    mock: withRules({ ...inForce, closedTerms: ['1º trimestre'] }),
    until: seesText('1º trimestre: notas fechadas.'),
  },
  { ...form, state: 'first', mock: withRules(none), until: seesText('4 bimestres') },
  {
    ...form,
    state: 'archived',
    mock: sequence(
      replyWith(oneClass, { ...schoolClass, isArchived: true }),
      replyWith(rules, inForce),
    ),
    until: seesText('Esta turma está arquivada'),
  },
  {
    ...form,
    state: 'loading',
    mock: sequence(replyWith(oneClass, schoolClass), leavePending(rules)),
    until: seesSkeleton,
  },
  {
    ...form,
    state: 'error',
    mock: sequence(replyWith(oneClass, schoolClass), refuse503(rules)),
    until: seesError,
  },
  {
    ...boletim,
    state: 'full',
    mock: replyWith(own, marked),
    until: seesText('Resultado até agora'),
  },
  {
    ...boletim,
    state: 'closed',
    mock: replyWith(own, {
      ...marked,
      terms: marked.terms.map((term) => ({ ...term, isClosed: true })),
    }),
    until: seesText('Nota suficiente'),
  },
  {
    ...boletim,
    state: 'first',
    mock: replyWith(own, {
      ...marked,
      terms: marked.terms.map(({ term }) => ({ term, isClosed: false, result: null })),
      final: null,
    }),
    until: seesText('As notas aparecem aqui quando o período fechar.'),
  },
  {
    ...boletim,
    state: 'empty',
    mock: replyWith(own, { ...marked, terms: [], final: null }),
    until: seesText('Ainda não há notas.'),
  },
  { ...boletim, state: 'loading', mock: leavePending(own), until: seesSkeleton },
  { ...boletim, state: 'error', mock: refuse503(own), until: seesError },
];
