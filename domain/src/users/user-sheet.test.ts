import { describe, expect, it, vi } from 'vitest';
import { parseUserSheet, sheetLimit } from './user-sheet.ts';

const headings = ['Nome', 'E-mail', 'Papel', 'Assinante', 'Papel na turma', 'Modalidade'];
const ana = ['Ana Lima', 'ana@escola.br'];
const unset = {
  role: null,
  hasActiveSubscription: null,
  classroomRole: null,
  classroomRoleActive: null,
  classroomModeType: null,
  classTitle: null,
};

describe('a sheet of people', () => {
  it('is read by its headings in any order; unknown ones are reported', () => {
    const { people, problems, ignoredColumns } = parseUserSheet([
      ['Assinatura', 'E MAIL', 'CPF', 'nome completo', '', 'Ativo na turma'],
      ['sim', ' ANA@Escola.br ', '1', ' Ana Lima ', '', 'não'],
    ]);
    expect(problems).toEqual([]);
    expect(ignoredColumns).toEqual(['CPF']);
    expect(people).toEqual([
      {
        ...unset,
        line: 2,
        name: 'Ana Lima',
        email: 'ana@escola.br',
        hasActiveSubscription: true,
        classroomRoleActive: false,
      },
    ]);
  });

  it('has the line numbers of the spreadsheet, with empty lines', () => {
    const { people } = parseUserSheet([headings, ana, ['', ' '], [], ['Bia', 'bia@escola.br']]);
    expect(people.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each([
    ['Papel', 'administradora', { role: 'ADMIN' }],
    ['Papel', 'ALUNO(A)', { role: 'LEARNER' }],
    ['Assinante', 'x', { hasActiveSubscription: true }],
    ['Assinante', 'Nao', { hasActiveSubscription: false }],
    ['Assinante', '', { hasActiveSubscription: null }],
    ['Turma', ' 3º A ', { classTitle: '3º A' }],
    ['Turma', '', { classTitle: null }],
    ['Papel na turma', 'Professor(a)', { classroomRole: 'TEACHER' }],
    ['Papel na turma', 'Monitora', { classroomRole: 'MONITOR' }],
    ['Modalidade', 'hibrido', { classroomModeType: 'HYBRID' }],
    ['Modalidade', 'EAD', { classroomModeType: 'ONLINE' }],
    ['Modalidade', 'IN_PERSON', { classroomModeType: 'IN_PERSON' }],
  ])('understands %s %j', (heading, word, expected) => {
    const { people, problems } = parseUserSheet([
      ['Nome', 'E-mail', heading],
      [...ana, word],
    ]);
    expect(problems).toEqual([]);
    expect(people).toMatchObject([expected]);
  });

  it('compares each cell once, however many words a column accepts', () => {
    const people = Array.from({ length: 100 }, (_, at) => [
      'Ana Lima',
      `ana${at}@escola.br`,
      'admin',
      'inativa',
      'docente',
      'semipresencial',
    ]);
    const normalized = vi.spyOn(String.prototype, 'normalize');
    parseUserSheet([headings, ...people]);
    const calls = normalized.mock.calls.length;
    normalized.mockRestore();
    expect(calls).toBeLessThan(people.length * 2 * headings.length);
  });

  it('reports every mistake with its line and column', () => {
    const { problems } = parseUserSheet([
      headings,
      ['', 'ana@escola', 'chefe'],
      ['Bia', 'bia@escola.br'],
      ['Bia de novo', 'BIA@escola.br'],
      ['Caio', '', '', 'talvez'],
    ]);
    expect(problems).toEqual([
      { line: 2, column: 'Nome', message: 'Campo obrigatório' },
      { line: 2, column: 'E-mail', message: 'Email inválido' },
      {
        line: 2,
        column: 'Papel',
        message: '“chefe” não vale aqui. Use: estudante, administração.',
      },
      { line: 4, column: 'E-mail', message: 'Este e-mail já está na linha 3.' },
      { line: 5, column: 'E-mail', message: 'Campo obrigatório' },
      { line: 5, column: 'Assinante', message: '“talvez” não vale aqui. Use: sim, não.' },
    ]);
  });

  it.each([
    [[['Nome', 'Papel'], ana], 'Falta a coluna E-mail na primeira linha.'],
    [[['Nome', 'E-mail', 'Email'], ana], 'Esta coluna aparece duas vezes.'],
    [[headings], 'A planilha não tem ninguém.'],
  ])('with wrong headings or without users is refused', (rows, message) => {
    expect(parseUserSheet(rows)).toMatchObject({ people: [], problems: [{ line: 1, message }] });
  });

  it('has at most five thousand users', () => {
    const people = Array.from({ length: sheetLimit + 1 }, (_, at) => ['Ana', `ana${at}@escola.br`]);
    expect(parseUserSheet([headings, ...people.slice(1)]).problems).toEqual([]);
    expect(parseUserSheet([headings, ...people])).toMatchObject({
      people: [],
      problems: [{ line: 5002, message: 'A planilha passa de 5.000 pessoas. Divida-a em partes.' }],
    });
  });

  it('unescapes formulas of our export', () => {
    const { people } = parseUserSheet([headings, [`'=Ana`, 'ana@escola.br']]);
    expect(people).toMatchObject([{ name: '=Ana' }]);
  });
});
