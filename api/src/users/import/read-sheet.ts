import type { UserSheetFile } from '@sabia/domain/users/user-file.ts';
import {
  columnNames,
  type ParsedSheet,
  type SheetProblem,
} from '@sabia/domain/users/user-sheet.ts';
import { findClassesByTitle } from '../../classes/classes.queries.ts';
import type { Database } from '../../platform/db/database.ts';
import { readUserFile } from './read-user-file.ts';

interface Sheet extends ParsedSheet {
  /** By their titles in the sheet. */
  classIds: ReadonlyMap<string, string>;
}

/** Reads a sheet, and finds the classes that it names. */
export async function readSheet(db: Database, file: UserSheetFile): Promise<Sheet> {
  const sheet = await readUserFile(file);
  const titles = [...new Set(sheet.people.flatMap(({ classTitle }) => classTitle ?? []))];
  const found = titles.length > 0 ? await findClassesByTitle(db, titles) : [];
  const classIds = new Map(
    found.flatMap(({ title, ids: [id, ...more] }) =>
      id && more.length === 0 ? [[title, id] as const] : [],
    ),
  );
  const several = new Set(found.flatMap(({ title, ids }) => (ids.length > 1 ? [title] : [])));
  const wrong = sheet.people.flatMap(({ line, classTitle }) =>
    classTitle === null || classIds.has(classTitle)
      ? []
      : [classProblem(line, classTitle, several)],
  );
  const problems = [...sheet.problems, ...wrong].toSorted((a, b) => a.line - b.line);
  return { ...sheet, problems, classIds };
}

const classProblem = (line: number, title: string, several: ReadonlySet<string>): SheetProblem => ({
  line,
  column: columnNames.classTitle[0],
  message: several.has(title)
    ? `Há mais de uma turma “${title.slice(0, 40)}”. Dê a cada uma o seu título antes.`
    : `Não há uma turma “${title.slice(0, 40)}”. Crie a turma antes, ou deixe a coluna em branco.`,
});
