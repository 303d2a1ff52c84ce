import { areas, type Area } from '@sabia/domain/item-response/booklet.ts';
import { useEffect, useRef } from 'react';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import classes from './Calculator.module.css';
import type { AreaStates } from './area-state.ts';
import { points } from '../points.ts';
import { comparisonWords, leftOutWords } from './comparison-words.ts';

/** The scores of the four areas; of the chosen one also how sure it is. */
export function ScorePanel({ area, states }: { area: Area; states: AreaStates }) {
  const { result } = states[area];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the panel is below the form.
    if (result) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);
  const scores = areas.flatMap((one) => states[one].result?.score ?? []);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <section ref={panel} aria-label="Sua nota" className={classes.panel} aria-live="polite">
      <p className={classes.areaName}>{areaTitles[area]}</p>
      <p className={classes.score} data-waiting={!result || undefined}>
        {result ? points(result.score) : 'Sua nota aparece aqui'}
      </p>
      <p className={classes.meaning}>
        {result
          ? `${result.correctQtd} certas de ${result.itemsQtd} que valem nota. Em outra prova do mesmo tamanho, a nota ficaria quase sempre entre ${points(result.score - 2 * result.standardError)} e ${points(result.score + 2 * result.standardError)}.`
          : 'Com o número de certas e quanto ela pode variar.'}
      </p>
      {result && result.leftOut.length > 0 && (
        <p className={classes.meaning}>{leftOutWords(result.leftOut)}</p>
      )}
      {result && <p className={classes.meaning}>{comparisonWords(result)}</p>}
      <dl className={classes.all}>
        {areas.map((one) => (
          <div key={one} data-current={one === area || undefined}>
            <dt>{areaTitles[one]}</dt>
            <dd>{points(states[one].result?.score)}</dd>
          </div>
        ))}
        {scores.length > 1 && (
          <div>
            <dt>Média de {scores.length} áreas, sem a redação</dt>
            <dd>{points(average)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
