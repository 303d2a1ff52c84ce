import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { ExamFigures as Exam } from '@sabia/domain/overview/overview.ts';
import { formatCount } from './change-words.ts';
import { type Column, Figure } from './Figure.tsx';
import { examName, QuestionsLink } from './QuestionsLink.tsx';

/** The number of exams in the chart; the table has all. */
const drawn = 10;

const columns: Column<Exam>[] = [
  {
    label: 'Prova ou simulado',
    text: examName,
    cell: (exam) => <QuestionsLink exam={exam}>{examName(exam)}</QuestionsLink>,
  },
  { label: 'Tentativas', text: ({ tries }) => formatCount(tries), isNumber: true },
  { label: 'Pessoas', text: ({ learners }) => formatCount(learners), isNumber: true },
  {
    label: 'Média',
    text: ({ correctAverage }) => formatPercentage(Math.round(correctAverage)),
    isNumber: true,
  },
  {
    label: 'Aprovação',
    text: ({ approvedShare }) => formatPercentage(Math.round(approvedShare)),
    isNumber: true,
  },
];

export function ExamFigures({ exams }: { exams: readonly Exam[] }) {
  return (
    <Figure
      title="Provas e simulados"
      explanation={`Tentativas entregues no período, das provas e simulados mais feitos aos menos feitos. O gráfico mostra os ${drawn} primeiros.`}
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
        data: exams.slice(0, drawn).map(({ correctAverage, approvedShare, ...exam }) => ({
          name: examName(exam),
          correctAverage,
          approvedShare,
        })),
      }}
    />
  );
}
