import { writeCsv } from '@sabia/domain/csv.ts';
import {
  resultStateNames,
  type MockExamResults,
} from '@sabia/domain/mock-exams/mock-exam-results.ts';
import { meanOf, type ScoreWeighting } from '@sabia/domain/mock-exams/score-weighting.ts';
import { PersonalDataFile } from '../platform/http/serve.ts';

const numberFormat = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 2,
  useGrouping: false,
});

const cellOf = (value: number | null): string => (value === null ? '' : numberFormat.format(value));

/** The results of an event as a CSV file for Brazilian spreadsheet programs, with the mean of each weighting. */
export function exportResults({
  days,
  areas,
  people,
  weightings,
}: MockExamResults & { weightings: readonly ScoreWeighting[] }): PersonalDataFile {
  const headings = [
    'Número',
    'Nome',
    'Turma',
    ...days.map(({ day, questionsQtd }) => `Acertos no ${day}º dia (de ${questionsQtd})`),
    ...areas.map(({ title }) => title),
    'Redação',
    ...weightings.map(({ title }) => `Média ponderada (${title})`),
    'Situação',
  ];
  const rows = people.map((person) => [
    String(person.number),
    person.name,
    person.className,
    ...person.days.map(({ rightQtd }) => cellOf(rightQtd)),
    ...person.scores.map(({ score }) => cellOf(score)),
    cellOf(person.essay),
    ...weightings.map(({ weights }) => cellOf(meanOf(person, areas, weights).mean)),
    resultStateNames[person.state],
  ]);
  return new PersonalDataFile(
    Buffer.from(writeCsv([headings, ...rows])),
    people.map(({ personId }) => ({ id: personId })),
  );
}
