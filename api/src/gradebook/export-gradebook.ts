import { writeCsv } from '@sabia/domain/csv.ts';
import type { GradebookStudent } from '@sabia/domain/gradebook/gradebook-page.ts';
import type { GradebookRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';

const cellOf = (value: string | null | undefined): string => value?.replace('.', ',') ?? '';

/** The grade book of a class as a CSV file for Brazilian spreadsheet programs: each term with its columns and its result. */
export function exportGradebook(
  rules: GradebookRules | null,
  students: readonly GradebookStudent[],
): PersonalDataFile {
  const columnsOf = (of: string | null) => rules?.columns.filter(({ term }) => term === of) ?? [];
  const terms = (rules?.terms ?? []).map((term) => ({ term, columns: columnsOf(term) }));
  const ofYear = columnsOf(null);
  const headings = [
    'Nome',
    ...terms.flatMap(({ term, columns }) => [
      ...columns.map(({ title }) => `${title} (${term})`),
      `Resultado (${term})`,
    ]),
    ...ofYear.map(({ title }) => title),
    'Resultado final',
    'Passou',
  ];
  const rows = students.map(({ name, marks, terms: results, final }) => {
    const mark = new Map(marks.map(({ columnId, value }) => [columnId, value]));
    return [
      name,
      ...terms.flatMap(({ columns }, at) => [
        ...columns.map(({ id }) => cellOf(mark.get(id))),
        cellOf(results[at]?.value),
      ]),
      ...ofYear.map(({ id }) => cellOf(mark.get(id))),
      cellOf(final.value),
      final.hasPassed === null ? '' : final.hasPassed ? 'sim' : 'não',
    ];
  });
  return new PersonalDataFile(
    Buffer.from(writeCsv([headings, ...rows])),
    students.map(({ userId }) => ({ id: userId })),
  );
}
