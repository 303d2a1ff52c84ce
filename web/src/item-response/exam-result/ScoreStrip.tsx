import type { AreaResult } from '@sabia/domain/item-response/exam-scores.contract.ts';
import type { ReactNode } from 'react';
import classes from '../ExamScores.module.css';

/** The scale of the drawing in points. */
const [least, most] = [250, 950];
const marks = [300, 500, 700, 900];

/** At most at the ends of the drawing. */
const placeOf = (points: number): number =>
  (100 * (Math.min(Math.max(points, least), most) - least)) / (most - least);

/** Score and interval on a line; the text beside it says the same. */
export function ScoreStrip({
  area: { score, standardError, average },
  hasScale = false,
}: {
  area: Pick<AreaResult, 'score' | 'standardError' | 'average'>;
  hasScale?: boolean;
}) {
  if (score === null) return <span className={classes.strip} aria-hidden="true" />;
  const [low, high] = [score - 2 * (standardError ?? 0), score + 2 * (standardError ?? 0)];
  const from = placeOf(low);
  return (
    <span className={classes.strip} aria-hidden="true">
      <span className={classes.axis} />
      <span
        className={classes.interval}
        data-from-beyond={low < least || undefined}
        data-to-beyond={high > most || undefined}
        style={{ insetInlineStart: `${from}%`, inlineSize: `${placeOf(high) - from}%` }}
      />
      {average !== null && <Place at={placeOf(average)} className={classes.averageMark} />}
      <Place at={placeOf(score)} className={classes.mark} />
      {hasScale &&
        marks.map((mark) => (
          <Place key={mark} at={placeOf(mark)} className={classes.number}>
            {mark}
          </Place>
        ))}
    </span>
  );
}

/** Something at the end of a part of the line. */
function Place({
  at,
  className,
  children,
}: {
  at: number;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <span className={classes.place} style={{ inlineSize: `${at}%` }}>
      <span className={className}>{children}</span>
    </span>
  );
}
