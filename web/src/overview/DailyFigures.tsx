import type { DayFigures } from '@sabia/domain/overview/overview.ts';
import { formatCount } from './change-words.ts';
import type { ChartProps } from './Chart.tsx';
import { Figure } from './Figure.tsx';

interface Counted {
  title: string;
  explanation: string;
  kind: ChartProps['kind'];
  series: { name: Exclude<keyof DayFigures, 'day'>; label: string }[];
}

const counted: Counted[] = [
  {
    title: 'Pessoas ativas por dia',
    explanation: 'Quem concluiu ao menos um conteúdo no dia.',
    kind: 'area',
    series: [{ name: 'activeLearners', label: 'Pessoas ativas' }],
  },
  {
    title: 'Conteúdos concluídos por dia',
    explanation: 'De todos os cursos, menos os que foram desmarcados depois.',
    kind: 'area',
    series: [{ name: 'contentsCompleted', label: 'Conteúdos concluídos' }],
  },
  {
    title: 'Cursos começados por dia',
    explanation: 'A primeira vez de cada pessoa em cada curso.',
    kind: 'bars',
    series: [{ name: 'enrolments', label: 'Cursos começados' }],
  },
  {
    title: 'Cursos concluídos e certificados por dia',
    explanation: 'Quem refaz um curso conclui de novo, mas tem um só certificado.',
    kind: 'bars',
    series: [
      { name: 'coursesCompleted', label: 'Cursos concluídos' },
      { name: 'certificates', label: 'Certificados' },
    ],
  },
];

const dayFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
});

/** Formats a calendar day; time zones do not apply. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** The figures per day. */
export function DailyFigures({ days }: { days: readonly DayFigures[] }) {
  return counted.map(({ title, explanation, kind, series }) => {
    const isNothing = days.every((day) => series.every(({ name }) => day[name] === 0));
    return (
      <Figure
        key={title}
        title={title}
        explanation={explanation}
        rows={isNothing ? [] : days}
        empty="Ainda não há nada para contar neste período."
        columns={[
          { label: 'Dia', text: ({ day }) => dayFormat.format(asDate(day)) },
          ...series.map(({ name, label }) => ({
            label,
            text: (day: DayFigures) => formatCount(day[name]),
            isNumber: true,
          })),
        ]}
        chart={{
          kind,
          series,
          of: 'label',
          data: days.map((day) => ({ ...day, label: shortFormat.format(asDate(day.day)) })),
        }}
      />
    );
  });
}
