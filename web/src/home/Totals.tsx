import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import type { LastExam } from '@sabia/domain/progress/last-exam.ts';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { countPoints, points } from '../item-response/points.ts';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { overviewQuery } from '../progress/progress.api.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { CardLink } from '../ui/primitives/CardLink.tsx';
import classes from './Totals.module.css';
import { Trend } from './Trend.tsx';

interface Total {
  value: number;
  /** Default: the value. */
  shown?: string;
  words: string;
  isAlive?: boolean;
  /** Scores, the oldest first. */
  trend?: readonly number[];
  to?: LinkProps['to'];
  params?: LinkProps['params'];
  search?: LinkProps['search'];
}

/** Two numbers that lead further: what is due in the error notebook, then the last exam. A new learner has none. */
export function Totals({ userId }: { userId: string }) {
  const { data: overview, isPending } = useQuery(overviewQuery(userId));
  const { data: notebook, isPending: isNotebookPending } = useQuery(notebookQuery);
  if (isPending || isNotebookPending) return <Skeleton className={classes.skeleton} />;
  const lastExam = overview?.lastExam;
  const due = notebook?.dueQtd ?? 0;
  const totals: Total[] = [
    {
      value: due,
      words: due === 1 ? 'questão volta hoje' : 'questões voltam hoje',
      to: '/caderno-de-erros/revisao',
      isAlive: true,
    },
    ...(lastExam ? [totalOf(lastExam)] : []),
    {
      value: overview?.certificates ?? 0,
      words: overview?.certificates === 1 ? 'certificado' : 'certificados',
      to: '/certificados',
    },
    {
      value: due === 0 ? (notebook?.totalQtd ?? 0) : 0,
      words: 'no caderno de erros, nada para hoje',
      to: '/caderno-de-erros',
    },
    {
      value: overview?.contentsCompleted ?? 0,
      words: overview?.contentsCompleted === 1 ? 'conteúdo concluído' : 'conteúdos concluídos',
    },
  ];
  const shown = totals.filter(({ value }) => value > 0).slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <section aria-label="Seus números" className={classes.totals}>
      {shown.map(({ value, shown: text, words, isAlive, trend = [], ...place }) => {
        const total = (
          <>
            <span data-alive={isAlive} className={classes.value}>
              {text ?? numberFormat.format(value)}
            </span>{' '}
            <span className={classes.words}>{words}</span>
            {trend.length > 1 && <Trend scores={trend} />}
          </>
        );
        return (
          <Card key={words} padding={20} className={classes.total}>
            {place.to ? <CardLink {...place}>{total}</CardLink> : <p>{total}</p>}
          </Card>
        );
      })}
    </section>
  );
}

/** The score of the exam's scale, or the share of right answers. */
function totalOf({ title, score, ...exam }: LastExam): Total {
  const result = {
    to: '/exercicios/$practiceExamId',
    params: { practiceExamId: exam.practiceExamId },
    search: { tentativa: exam.attemptId },
  } as const;
  // The value 1: a result of 0 is shown, too.
  if (score === null) {
    const shown = formatPercentage(exam.correctAverage);
    return { value: 1, shown, words: `no último simulado: ${title}`, ...result };
  }
  const { trend } = exam;
  if (exam.scaleKind === 'COUNT') {
    const words = `${Math.abs(score) === 1 ? 'ponto' : 'pontos'} no último simulado: ${title}`;
    return { value: 1, shown: countPoints(score), words, trend, ...result };
  }
  const words = `${exam.areaTitle ?? 'média das áreas'}, último simulado`;
  return { value: 1, shown: points(score), words, trend, to: '/desempenho' };
}

const numberFormat = new Intl.NumberFormat('pt-BR');
