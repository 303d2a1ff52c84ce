import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { overviewQuery } from '../progress/progress.api.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { CardLink } from '../ui/primitives/CardLink.tsx';
import classes from './Totals.module.css';
import { totalsOf } from './choose-totals.ts';
import { Trend } from './Trend.tsx';

/** At most two numbers (product.md P19). A new learner has none. */
export function Totals({ userId }: { userId: string }) {
  const { data: overview, isPending } = useQuery(overviewQuery(userId));
  const { data: notebook, isPending: isNotebookPending } = useQuery(notebookQuery);
  if (isPending || isNotebookPending) return <Skeleton className={classes.skeleton} />;
  const totals = totalsOf(overview?.lastExam ?? null, notebook?.dueQtd ?? 0);
  if (totals.length === 0) return null;
  return (
    <section aria-label="Seus números" className={classes.totals}>
      {totals.map(({ value, words, says, isAlive, ...place }) => (
        <Card key={words} padding={20} className={classes.total}>
          <CardLink {...place}>
            <span data-alive={isAlive} className={classes.value}>
              {value}
            </span>{' '}
            <span className={classes.words}>{words}</span>{' '}
            {typeof says === 'string' ? (
              <span className={classes.step}>{says}</span>
            ) : (
              <Trend scores={says} />
            )}
          </CardLink>
        </Card>
      ))}
    </section>
  );
}
