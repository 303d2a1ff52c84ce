import { z } from 'zod';
import { unescapeFormula } from '../csv.ts';
import { messages } from '../messages.ts';
import { personName } from './person-name.ts';
import {
  classroomModeChoices,
  classroomRoleChoices,
  plainWord,
  roleChoices,
  yesAndNo,
  type Choices,
} from './sheet-words.ts';
import { classroomModes, classroomRoles, email, roles } from './user.ts';

/** The import of users from a spreadsheet. */

/** Maximum number of users in one sheet. */
export const sheetLimit = 5000;

/** A user of a sheet; absent cells are null. */
export const sheetPerson = z.object({
  /** Line number in the spreadsheet; the headings are line 1. */
  line: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles).nullable(),
  hasActiveSubscription: z.boolean().nullable(),
  classroomRole: z.enum(classroomRoles).nullable(),
  classroomRoleActive: z.boolean().nullable(),
  classroomModeType: z.enum(classroomModes).nullable(),
  /** Title of the class that the person joins as a student (product.md CL11). */
  classTitle: z.string().nullable(),
});
export type SheetPerson = z.output<typeof sheetPerson>;

export const sheetProblem = z.object({
  line: z.number().int(),
  /** Heading of the column; null for a problem of the whole line. */
  column: z.string().nullable(),
  message: z.string(),
});
export type SheetProblem = z.output<typeof sheetProblem>;

export interface ParsedSheet {
  people: SheetPerson[];
  problems: SheetProblem[];
  /** Unknown headings. */
  ignoredColumns: string[];
}

type Field = Exclude<keyof SheetPerson, 'line'>;

/** Accepted headings of each column; the first is used for exports. */
export const columnNames = {
  name: ['Nome', 'Nome completo', 'Aluno', 'Aluna', 'Estudante', 'Name'],
  email: ['E-mail', 'Endereço de e-mail', 'Correio eletrônico', 'Mail'],
  role: ['Papel', 'Perfil', 'Função', 'Role'],
  hasActiveSubscription: ['Assinante', 'Assinatura', 'Assinatura ativa', 'Subscriber'],
  classroomRole: ['Papel na turma', 'Função na turma', 'Classroom role'],
  classroomRoleActive: ['Ativo na turma', 'Ativa na turma', 'Turma ativa'],
  classroomModeType: ['Modalidade', 'Modo', 'Modalidade da turma'],
  classTitle: ['Turma', 'Nome da turma', 'Classe', 'Class'],
} as const satisfies Record<Field, readonly string[]>;

/** Reads the rows of a sheet, headings first. Reports all mistakes. */
export function parseUserSheet(rows: readonly (readonly string[])[]): ParsedSheet {
  const first = Math.max(0, rows.slice(0, mostLinesAbove).findIndex(hasHeadings));
  const [headings = [], ...lines] = rows.slice(first).map(withWholeNames(rows[first] ?? []));
  const { columns, problems, ignoredColumns } = readHeadings(headings, first + 1);
  if (problems.length > 0) return { people: [], problems, ignoredColumns };
  const filled = lines.flatMap((cells, at) =>
    cells.some((cell) => cell.trim()) ? [{ line: first + at + 2, cells }] : [],
  );
  if (filled.length === 0) problems.push(lineProblem(first + 1, 'A planilha não tem ninguém.'));
  if (filled.length > sheetLimit) {
    const [excess] = filled.slice(sheetLimit);
    problems.push(
      lineProblem(excess?.line ?? 1, 'A planilha passa de 5.000 pessoas. Divida-a em partes.'),
    );
    return { people: [], problems, ignoredColumns };
  }
  const people = filled.map(({ line, cells }) => readPerson({ line, cells, columns, problems }));
  problems.push(...repeatedEmails(people));
  return { people, problems: problems.toSorted((a, b) => a.line - b.line), ignoredColumns };
}

type Columns = Map<Field, { at: number; heading: string }>;

/** A title, or `sep=;` for Excel, may stand above the headings. */
const mostLinesAbove = 10;

/** True for a line with the columns that a sheet needs. */
export function hasHeadings(cells: readonly string[]): boolean {
  const names = cells.map(plainWord);
  const isThere = (field: Field) => names.some((name) => fieldsByName.get(name) === field);
  return isThere('email') && (isThere('name') || names.some((name) => firstNames.has(name)));
}

/** Adds the surname of a sheet that has it in a column of its own, as those of Moodle, to the name. */
function withWholeNames(headings: readonly string[]) {
  const names = headings.map(plainWord);
  const surnameAt = names.findIndex((name) => surnames.has(name));
  const nameAt = names.findIndex(
    (name) => firstNames.has(name) || fieldsByName.get(name) === 'name',
  );
  return (cells: readonly string[]): readonly string[] => {
    if (surnameAt < 0 || nameAt < 0) return cells;
    const whole =
      cells === headings
        ? columnNames.name[0]
        : `${cells[nameAt] ?? ''} ${cells[surnameAt] ?? ''}`.trim();
    return cells.map((cell, at) => (at === nameAt ? whole : at === surnameAt ? '' : cell));
  };
}

function readHeadings(headings: readonly string[], line: number) {
  const columns: Columns = new Map();
  const problems: SheetProblem[] = [];
  const ignoredColumns: string[] = [];
  headings.forEach((cell, at) => {
    const heading = cell.trim();
    const field = fieldsByName.get(plainWord(heading));
    if (!field) return heading && ignoredColumns.push(heading);
    if (columns.has(field))
      problems.push(cellProblem(line, heading, 'Esta coluna aparece duas vezes.'));
    return columns.set(field, { at, heading });
  });
  for (const field of ['name', 'email'] as const) {
    if (columns.has(field)) continue;
    const heading = columnNames[field][0];
    problems.push(cellProblem(line, heading, `Falta a coluna ${heading} na primeira linha.`));
  }
  return { columns, problems, ignoredColumns };
}

const fields = Object.keys(columnNames) as Field[];

const fieldsByName = new Map(
  fields.flatMap((field) => columnNames[field].map((name) => [plainWord(name), field] as const)),
);

const firstNames = new Set(['firstname', 'primeironome', 'prenome']);
const surnames = new Set(['lastname', 'sobrenome', 'ultimonome', 'surname']);

interface Line {
  line: number;
  cells: readonly string[];
  columns: Columns;
  problems: SheetProblem[];
}

function readPerson({ line, cells, columns, problems }: Line): SheetPerson {
  const cell = (field: Field) => unescapeFormula(cells[columns.get(field)?.at ?? -1]?.trim() ?? '');
  const report = (field: Field, message: string) =>
    void problems.push(cellProblem(line, columns.get(field)?.heading ?? field, message));

  function text(field: 'name' | 'email', schema: z.ZodType<string>): string {
    const read = schema.safeParse(cell(field));
    if (!read.success) report(field, read.error.issues[0]?.message ?? messages.invalid);
    return read.data ?? '';
  }

  function choice<V extends string>(field: Field, { values, usual }: Choices<V>): V | null {
    const typed = cell(field);
    if (!typed) return null;
    const found = values.get(plainWord(typed));
    if (found) return found;
    report(field, `“${typed.slice(0, 40)}” não vale aqui. Use: ${usual}.`);
    return null;
  }

  const flag = (field: Field) => {
    const chosen = choice(field, yesAndNo);
    return chosen && chosen === 'true';
  };

  return {
    line,
    name: text('name', personName),
    email: text('email', email),
    role: choice('role', roleChoices),
    hasActiveSubscription: flag('hasActiveSubscription'),
    classroomRole: choice('classroomRole', classroomRoleChoices),
    classroomRoleActive: flag('classroomRoleActive'),
    classroomModeType: choice('classroomModeType', classroomModeChoices),
    classTitle: cell('classTitle').slice(0, 200) || null,
  };
}

function repeatedEmails(people: readonly SheetPerson[]): SheetProblem[] {
  const firstLines = new Map<string, number>();
  return people.flatMap(({ line, email: address }) => {
    const first = firstLines.get(address);
    if (first === undefined) firstLines.set(address, line);
    if (first === undefined || !address) return [];
    return [cellProblem(line, columnNames.email[0], `Este e-mail já está na linha ${first}.`)];
  });
}

const lineProblem = (line: number, message: string): SheetProblem => ({
  line,
  column: null,
  message,
});

const cellProblem = (line: number, column: string, message: string): SheetProblem => ({
  line,
  column,
  message,
});
