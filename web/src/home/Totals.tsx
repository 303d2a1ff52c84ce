import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../progress/progress.api.ts';
import { Loaded } from '../ui/Loaded.tsx';
import classes from './Totals.module.css';
import { Card } from '../ui/primitives/Card.tsx';

/** The totals of a learner; a new user sees none, because they would all be zero. */
export function Totals({ userId }: { userId: string }) {
  const overview = useQuery(overviewQuery(userId));
  if (overview.data?.contentsCompleted === 0) return null;
  return (
    <section aria-label="Seus totais" className={classes.totals}>
      <Loaded query={overview} skeleton={<Skeleton className={classes.skeleton} />}>
        {(known) => (
          <dl className={classes.list}>
            <Total name="Conteúdos concluídos" value={known.contentsCompleted} />
            <Total name="Cursos concluídos" value={known.coursesCompleted} />
            <Total name="Certificados" value={known.certificates} />
            <Total name="Horas de curso concluídas" value={known.hoursCompleted} />
          </dl>
        )}
      </Loaded>
    </section>
  );
}

const numberFormat = new Intl.NumberFormat('pt-BR');

function Total({ name, value }: { name: string; value: number }) {
  return (
    <Card className={classes.total}>
      <dt>{name}</dt>
      <dd>{numberFormat.format(value)}</dd>
    </Card>
  );
}
