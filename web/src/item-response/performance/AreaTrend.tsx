import type { AreaHistory } from '@sabia/domain/item-response/score-history.ts';
import { useId } from 'react';
import { formatDay } from '../../ui/dates.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import classes from '../ExamScores.module.css';
import { points } from '../points.ts';

const [width, height, margin] = [300, 90, 8];

/** The last score of an area, and all of them as a line with its table. */
export function AreaTrend({ area: { title, points: history } }: { area: AreaHistory }) {
  const heading = useId();
  const last = history.at(-1);
  if (!last) return null;
  const scores = history.map(({ score }) => score);
  const least = Math.min(...scores) - 20;
  const most = Math.max(...scores) + 20;
  const x = (at: number) =>
    history.length === 1 ? width / 2 : margin + (at * (width - 2 * margin)) / (history.length - 1);
  const y = (score: number) =>
    height - margin - ((score - least) * (height - 2 * margin)) / (most - least);
  return (
    <Card as="section" padding={24} gap={12} aria-labelledby={heading}>
      <Heading id={heading} size={17}>
        {title}
      </Heading>
      <p className={classes.last}>{points(last.score)}</p>
      <p className={classes.change}>{changeWords(history)}</p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Notas de ${title}, da primeira à última: ${scores.map(points).join('; ')}`}
        className={classes.line}
      >
        <polyline points={scores.map((score, at) => `${x(at)},${y(score)}`).join(' ')} />
        {scores.map((score, at) => (
          <circle
            key={history[at]?.attemptId}
            cx={x(at)}
            cy={y(score)}
            r={at === scores.length - 1 ? 6 : 4}
            data-last={at === scores.length - 1 || undefined}
          />
        ))}
      </svg>
      <details className={classes.more}>
        <summary>Ver em uma tabela</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Nota</th>
              <th scope="col">Média de quem fez</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ attemptId, submittedAt, score, average }) => (
              <tr key={attemptId}>
                <th scope="row">{formatDay(submittedAt)}</th>
                <td>{points(score)}</td>
                <td>{average === null ? '–' : points(average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

/** The last score beside the one before, and the average of others. */
function changeWords(history: AreaHistory['points']): string {
  const [before, last] = history.slice(-2);
  const average = history.at(-1)?.average ?? null;
  const others = average === null ? '' : ` A média de quem fez é ${points(average)}.`;
  if (!before || !last) return `Primeira nota.${others}`;
  const change = last.score - before.score;
  const words = `${points(Math.abs(change))} ${change < 0 ? 'abaixo' : 'acima'} da vez anterior.`;
  return words + others;
}
