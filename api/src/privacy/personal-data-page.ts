import { dateInNumbers } from '@sabia/domain/date-in-numbers.ts';
import type { ExamKind } from '@sabia/domain/exams/exam-ids.ts';
import { dataReadNames } from '@sabia/domain/privacy/data-read.ts';
import { roleNames } from '@sabia/domain/users/user-labels.ts';
import { escapeHtml } from '../platform/mail/write-email.ts';
import { columnLabels } from './personal-data-labels.ts';
import { personalData } from './personal-data.ts';
import { isId, type TableRows, type StoredRow } from './personal-data.queries.ts';

interface PageInput {
  userId: string;
  tables: readonly TableRows[];
  /** Names of entities that rows refer to, by id. */
  names: ReadonlyMap<string, string>;
  /** The name of the school. */
  school: string;
  at: Date;
}

/** Renders all stored data about a user as one HTML file without dependencies. */
export function personalDataPage({ userId, tables, names, school, at }: PageInput): string {
  const titles = new Map(personalData.map(({ table, title }) => [table, title]));
  const sections = tables.map(
    ({ table, rows }) =>
      `<section><h2>${escapeHtml(titles.get(table) ?? table)}</h2>\n${tableOf(rows, { userId, names })}\n</section>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Meus dados · ${escapeHtml(school)}</title>
<style>
body { margin: 0 auto; padding: 24px; max-width: 1100px; color: #1f2937; font: 16px/1.5 Arial, sans-serif }
section > div { overflow-x: auto }
table { border-collapse: collapse }
th, td { padding: 6px 12px; border: 1px solid #d1d5db; text-align: left; vertical-align: top }
</style></head>
<body>
<h1>Meus dados</h1>
<p>Tudo o que ${escapeHtml(school)} guarda sobre você em ${moment.format(at)}. O arquivo meus-dados.json ao lado tem o mesmo, por inteiro, para programas. Senhas e códigos secretos não estão em nenhum dos dois.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function tableOf(
  rows: readonly StoredRow[],
  { userId, names }: Pick<PageInput, 'userId' | 'names'>,
): string {
  if (rows.length === 0) return '<p>Nada guardado.</p>';
  const columns = [...new Set(rows.flatMap(Object.keys))].flatMap((key) => {
    const label = columnLabels[key];
    const own = key === 'user_id' ? userId : null;
    const isShown = label && rows.some((row) => row[key] !== null && row[key] !== own);
    return isShown ? [{ key, label }] : [];
  });
  const heads = columns.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('');
  const lines = rows.map(
    (row) => `<tr>${columns.map(({ key }) => `<td>${cellOf(row[key], names)}</td>`).join('')}</tr>`,
  );
  return `<div><table>\n<tr>${heads}</tr>\n${lines.join('\n')}\n</table></div>`;
}

function cellOf(value: unknown, names: PageInput['names']): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'object')
    return Object.values(value)
      .map((part) => cellOf(part, names))
      .filter((part) => part !== '')
      .join(', ');
  if (isId(value)) return escapeHtml(names.get(value) ?? 'item excluído');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moment.format(new Date(text));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateInNumbers(text);
  return escapeHtml(codeLabels.get(text) ?? text);
}

const examPlaces: Readonly<Record<ExamKind, string>> = {
  CONTENT: 'Curso',
  PRACTICE_EXAM: 'Simulado',
  NOTEBOOK: 'Caderno de erros',
};

/** Labels of codes in the tables. */
const codeLabels = new Map(Object.entries({ ...dataReadNames, ...roleNames, ...examPlaces }));

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
