import { describe, expect, it } from 'vitest';
import { joiningOutcome, mayRemove, teachingRefusal, visibleClass } from './class-access.ts';
import { classmateName } from './classmate-name.ts';
import { classCode } from './class-code.ts';
import { classRoles } from './class-role.ts';

describe('an operation of teachers', () => {
  it.each([
    [null, false, 'not_found'],
    [null, true, 'not_found'],
    ['MONITOR', false, null],
    ['MONITOR', true, 'not_yours'],
    ['TEACHER', true, null],
    ['ADMIN', true, null],
  ] as const)('for %s, leading %s: %s', (role, leads, refusal) => {
    expect(teachingRefusal(role, { leads })).toBe(refusal);
  });
});

describe('a class', () => {
  const found = {
    id: 'a',
    title: '3º A',
    period: null,
    shift: null,
    timeZone: 'America/Sao_Paulo',
    isArchived: false,
    role: null,
    membersQtd: 0,
    createdAt: '',
    updatedAt: '',
    teachers: [],
    items: [],
    code: 'BCDF2345',
    codeExpiresAt: '2026-11-28T00:00:00.000Z',
    codeUsesQtd: 0,
    codeUsesLimit: 1,
  };
  it.each([
    ['ADMIN', 'BCDF2345'],
    ['TEACHER', 'BCDF2345'],
    ['MONITOR', null],
    ['STUDENT', null],
    [null, undefined],
  ] as const)('shows %s the code %s', (relation, code) => {
    expect(visibleClass(found, relation)?.code).toBe(code);
  });

  it('shows nobody the code when it is archived', () => {
    expect(visibleClass({ ...found, isArchived: true }, 'ADMIN')?.code).toBeNull();
  });
});

it.each([
  ['ADMIN', [true, true, true]],
  ['TEACHER', [true, false, true]],
  ['MONITOR', [false, false, false]],
  ['STUDENT', [false, false, false]],
  [null, [false, false, false]],
] as const)('%s may remove students, teachers and monitors: %j', (relation, allowed) => {
  expect(classRoles.map((role) => mayRemove(relation, role))).toEqual(allowed);
});

describe('a code', () => {
  const joining = {
    isArchived: false,
    isExpired: false,
    usesLeft: 1,
    role: null,
    wasRemoved: false,
  };
  it.each([
    [{}, 'JOINS'],
    [{ role: 'STUDENT', isExpired: true }, 'IS_THERE'],
    [{ role: 'TEACHER' }, 'IS_THERE'],
    [{ isExpired: true }, 'class_code_over'],
    [{ isArchived: true }, 'class_code_over'],
    [{ usesLeft: 0 }, 'class_code_over'],
    [{ wasRemoved: true }, 'removed_from_class'],
  ] as const)('%j: %s', (given, outcome) => {
    expect(joiningOutcome({ ...joining, ...given })).toBe(outcome);
  });

  it.each([
    ['bcdf-2345', 'BCDF2345'],
    [' bc df 23\u00a045 ', 'BCDF2345'],
    ['BCDF234', undefined],
    ['BCDF234O', undefined],
    ['', undefined],
  ])('%j is %s', (typed, code) => {
    expect(classCode.safeParse(typed).data).toBe(code);
  });
});

it.each([
  ['Ana Clara dos Santos', 'Ana S.'],
  ['  joão   d’Ávila ', 'joão D.'],
  ['Ítalo', 'Ítalo'],
  ['Zé (monitor) lima', 'Zé L.'],
  ['', ''],
])('students know %j as %j', (name, shown) => {
  expect(classmateName(name)).toBe(shown);
});
