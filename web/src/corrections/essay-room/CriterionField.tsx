import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { type KeyboardEvent, useId } from 'react';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { formatPoints } from './format-points.ts';
import classes from './EssayRoom.module.css';

interface CriterionFieldProps {
  criterion: ClaimedEssay['rubric']['criteria'][number];
  points: number | undefined;
  onChoose: (points: number) => void;
  isMissed: boolean;
}

/**
 * The levels of a criterion as radio buttons, with the words of the chosen one. The digits choose a level by its position,
 * Tab goes to the next criterion.
 */
export function CriterionField({ criterion, points, onChoose, isMissed }: CriterionFieldProps) {
  const { key, title, levels } = criterion;
  const words = useId();
  const chosen = levels.find((level) => level.points === points);

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const level = /^[1-9]$/.test(event.key) ? levels[Number(event.key) - 1] : undefined;
    if (!level || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(level.points);
    const inputs = event.currentTarget.closest('fieldset')?.querySelectorAll('input');
    inputs?.[levels.indexOf(level)]?.focus();
  }

  return (
    <fieldset className={classes.criterion} aria-describedby={words}>
      <legend>{title}</legend>
      <div className={classes.levels}>
        {levels.map((level) => (
          <label key={level.points} className={classes.level}>
            <input
              type="radio"
              name={key}
              value={level.points}
              checked={level.points === points}
              onChange={() => onChoose(level.points)}
              onKeyDown={press}
            />
            <span>{formatPoints(level.points)}</span>
          </label>
        ))}
      </div>
      {isMissed ? (
        <p id={words} className={classes.missed}>
          Falta escolher a nota.
        </p>
      ) : (
        <Muted id={words} size={14}>
          {chosen?.words}
        </Muted>
      )}
    </fieldset>
  );
}
