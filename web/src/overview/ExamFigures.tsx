import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ExamFigures as Exam } from '@sabia/domain/overview/overview.ts';
import { formatCount } from './change-words.ts';
import { type Column, Figure } from './Figure.tsx';
import { examName, QuestionsLink } from './QuestionsLink.tsx';

/** The number of exams in the chart; the table has all. */
const drawn = 10;

/** Without a corrected try there is none. */
const share = (value: number | null) =>
  value === null ? '–' : formatPercentage(Math.round(value));

const columns: Column<Exam>[] = [
  {
    label: 'Prova ou simulado',
    text: examName,
    cell: (exam) => <QuestionsLink exam={exam}>{examName(exam)}</QuestionsLink>,
  },
  {
    label: 'Tentativas',
    text: ({ tries, awaiting }) =>
      awaiting === 0
        ? formatCount(tries)
        : `${formatCount(tries)} (${formatCount(awaiting)} a corrigir)`,
    isNumber: true,
  },
  { label: 'Pessoas', text: ({ learners }) => formatCount(learners), isNumber: true },
  {
    label: 'Média',
    text: ({ correctAverage }) => share(correctAverage),
    isNumber: true,
  },
  {
    label: 'Aprovação',
    text: ({ approvedShare }) => share(approvedShare),
    isNumber: true,
  },
];

/** At least one try is corrected. */
const isGraded = ({ correctAverage }: Exam) => correctAverage !== null;

export function ExamFigures({ exams }: { exams: readonly Exam[] }) {
  return (
    <Figure
      title="Provas e simulados"
      explanation={`Tentativas entregues no período, das provas e simulados mais feitos aos menos feitos. O gráfico mostra os ${drawn} primeiros. As que aguardam correção não entram nas médias.`}
      rows={exams}
      columns={columns}
      empty="Ainda não há tentativas neste período."
      chart={{
        kind: 'bars',
        isShare: true,
        of: 'name',
        series: [
          { name: 'correctAverage', label: 'Média' },
          { name: 'approvedShare', label: 'Aprovação' },
        ],
        data: exams
          .filter(isGraded)
          .slice(0, drawn)
          .map(({ correctAverage, approvedShare, ...exam }) => ({
            name: examName(exam),
            correctAverage: correctAverage ?? 0,
            approvedShare: approvedShare ?? 0,
          })),
      }}
    />
  );
}
