import type { Overview, Totals as Figures } from '@sabia/domain/overview/overview.ts';
import { changeInWords, formatCount } from './change-words.ts';
import classes from './Totals.module.css';
import { Card } from '../ui/primitives/Card.tsx';

const names: Record<keyof Figures, string> = {
  activeLearners: 'Pessoas ativas por dia, em média',
  contentsCompleted: 'Conteúdos concluídos',
  enrolments: 'Cursos começados',
  coursesCompleted: 'Cursos concluídos',
  certificates: 'Certificados emitidos',
};

/** The totals of a period, compared with the period before. */
export function Totals({ overview: { totals, previous } }: { overview: Overview }) {
  return (
    <dl className={classes.totals}>
      {Object.entries(names).map(([figure, name]) => {
        const key = figure as keyof Figures;
        return (
          <Card key={key} className={classes.total}>
            <dt>{name}</dt>
            <dd className={classes.number}>{formatCount(totals[key])}</dd>
            <dd className={classes.change}>{changeInWords(totals[key], previous[key])}</dd>
          </Card>
        );
      })}
    </dl>
  );
}
