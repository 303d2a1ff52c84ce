import { writeCsv } from '@sabia/domain/csv.ts';
import { cardOptions } from '@sabia/domain/mock-exams/card-layout.ts';
import type {
  MockExamReport,
  ReportedQuestion,
} from '@sabia/domain/mock-exams/mock-exam-report.ts';

const numberFormat = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 2,
  useGrouping: false,
});

const cellOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : numberFormat.format(value);

const languages = ['Inglês', 'Espanhol'];

/** The questions of a report as a CSV file for Brazilian spreadsheet programs. */
export function exportReport({ questions }: MockExamReport): Buffer {
  const headings = [
    'Dia',
    'Questão',
    'Área',
    'Língua',
    'Assunto',
    'Gabarito',
    'Responderam',
    'Acertos (%)',
    ...cardOptions.map((option) => `${option} (%)`),
    'Em branco (%)',
    'Duas marcas (%)',
    'Discriminação',
    'Rever',
  ];
  return Buffer.from(writeCsv([headings, ...questions.map(rowOf)]));
}

const rowOf = (question: ReportedQuestion): string[] => [
  String(question.day),
  String(question.number),
  question.areaTitle ?? '',
  question.language === null ? '' : (languages[question.language] ?? ''),
  question.topic ?? '',
  question.key ?? '',
  String(question.askedQtd),
  cellOf(question.rightShare),
  ...cardOptions.map((option) =>
    cellOf(question.choices.find((choice) => choice.option === option)?.share),
  ),
  cellOf(question.blankShare),
  cellOf(question.invalidShare),
  cellOf(question.discrimination),
  question.isToReview ? 'Sim' : '',
];
