import type { CSSProperties } from 'react';
import type { Training } from '@sabia/domain/item-response/trainings.contract.ts';
import { rangeOf, rangeWords } from './range-words.ts';
import classes from './Training.module.css';

/** The axis of scores, in points. */
const [least, greatest] = [200, 900];

/** The place of a score on the axis, from 0 to 1. */
const share = (points: number) =>
  (Math.min(greatest, Math.max(least, points)) - least) / (greatest - least);

/** The estimate of a training: a range of scores on an axis, which gets narrower by each answer. */
export function Estimate({ estimate }: Pick<Training, 'estimate'>) {
  const [from, to] = estimate ? rangeOf(estimate) : [least, greatest];
  return (
    <div className={classes.estimate}>
      <p aria-live="polite">
        {estimate ? (
          <>
            Sua nota deve estar <strong>{rangeWords(estimate)}</strong>
          </>
        ) : (
          'A primeira resposta já diz algo sobre a sua nota'
        )}
      </p>
      <div className={classes.axis} aria-hidden="true">
        <span
          data-unknown={!estimate || undefined}
          style={{ '--from': share(from), '--to': share(to) } as CSSProperties}
        />
      </div>
      <div className={classes.ends} aria-hidden="true">
        <span>{least}</span>
        <span>{greatest}</span>
      </div>
    </div>
  );
}
