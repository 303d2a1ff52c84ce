import { writeCsv } from '@sabia/domain/csv.ts';
import type { ExamResult, TakenAttempt } from '@sabia/domain/attempts/exam-results.ts';
import { verdictNames } from '@sabia/domain/attempts/verdict.ts';
import type { Database } from '../platform/db/database.ts';
import { orNotFound, PersonalDataFile } from '../platform/http/serve.ts';
import { listExamResults, type ResultsQuery, type ResultsScope } from './exam-results.queries.ts';

/** For reading the results of all people. */
const timeoutMs = 30_000;

const numberFormat = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 1,
  useGrouping: false,
});
const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const share = (attempt: TakenAttempt | null) =>
  attempt?.result ? numberFormat.format(attempt.result.correctAverage) : '';

const score = (attempt: TakenAttempt | null) =>
  typeof attempt?.score?.total === 'number' ? numberFormat.format(attempt.score.total) : '';

/** 'hh:mm:ss', which spreadsheets read as a duration. */
function duration(attempt: TakenAttempt | null): string {
  if (!attempt?.submittedAt) return '';
  const seconds = Math.round(
    (Date.parse(attempt.submittedAt) - Date.parse(attempt.startedAt)) / 1000,
  );
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

const stateOf = ({ verdict, isUnderWay }: ExamResult, hasPassingScore: boolean) => {
  if (!verdict) return isUnderWay ? 'Em andamento' : '';
  return hasPassingScore || verdict === 'PENDING' ? verdictNames[verdict] : 'Entregue';
};

type Cell = (result: ExamResult) => string;

const columns: readonly (readonly [heading: string, cell: Cell])[] = [
  ['Nome', ({ userName }) => userName],
  ['E-mail', ({ userEmail }) => userEmail],
  ['Tentativas', ({ attemptsQtd }) => String(attemptsQtd)],
  ['Melhor resultado (%)', ({ best }) => share(best)],
  ['Último resultado (%)', ({ last }) => share(last)],
  [
    'Última entrega',
    ({ last }) => (last?.submittedAt ? momentFormat.format(new Date(last.submittedAt)) : ''),
  ],
  ['Tempo da última', ({ last }) => duration(last)],
];

const scoreColumns: typeof columns = [
  ['Melhor nota', ({ best }) => score(best)],
  ['Última nota', ({ last }) => score(last)],
];

/** The results of an exam as a CSV file for Brazilian spreadsheet programs. */
export async function exportExamResults(
  db: Database,
  { scope, query }: { scope: ResultsScope; query: ResultsQuery },
): Promise<PersonalDataFile> {
  const { exam, results } = orNotFound(
    await db.transaction((tx) => listExamResults(tx, scope, query), { timeoutMs }),
  );
  const hasScores = results.some(({ best, last }) => best?.score ?? last?.score);
  const state: Cell = (result) => stateOf(result, exam.passingScore > 0);
  const [name, email, ...rest] = columns;
  const shown = [
    name,
    email,
    ['Situação', state] as const,
    ...rest,
    ...(hasScores ? scoreColumns : []),
  ].filter((column) => column !== undefined);
  const rows = [
    shown.map(([heading]) => heading),
    ...results.map((result) => shown.map(([, cell]) => cell(result))),
  ];
  return new PersonalDataFile(
    Buffer.from(writeCsv(rows)),
    results.map(({ userId }) => ({ id: userId })),
  );
}
