import { countPoints } from '../item-response/points.ts';
import classes from './Totals.module.css';

const [width, height, margin] = [72, 24, 4];

/** At least two scores as a small line, and the change since the one before the last in words. */
export function Trend({ scores }: { scores: readonly number[] }) {
  const least = Math.min(...scores);
  const range = Math.max(...scores) - least;
  const place = (score: number, at: number) => {
    const x = margin + (at * (width - 2 * margin)) / (scores.length - 1);
    const share = range === 0 ? 0.5 : (score - least) / range;
    return [x, height - margin - share * (height - 2 * margin)] as const;
  };
  const last = scores.at(-1) ?? 0;
  const [x, y] = place(last, scores.length - 1);
  return (
    <span className={classes.trend}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <polyline points={scores.map((score, at) => place(score, at).join(',')).join(' ')} />
        <circle cx={x} cy={y} r={3.5} />
      </svg>{' '}
      {changeWords(last - (scores.at(-2) ?? last))}
    </span>
  );
}

/** '12,4 acima da vez anterior' */
export function changeWords(change: number): string {
  const rounded = Math.round(change * 10) / 10;
  if (rounded === 0) return 'igual à vez anterior';
  return `${countPoints(Math.abs(rounded))} ${rounded < 0 ? 'abaixo' : 'acima'} da vez anterior`;
}
