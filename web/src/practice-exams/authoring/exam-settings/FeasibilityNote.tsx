import { count } from '../../../ui/plural.ts';
import classes from './FeasibilityNote.module.css';
import type { FeasibilityShown } from './use-feasibility.ts';

/** How many questions there are to draw from. */
export function FeasibilityNote({ feasibility: { known } }: { feasibility: FeasibilityShown }) {
  return (
    <p role="status" className={classes.note}>
      {known &&
        `${count(known.matchingQtd, 'questão combina', 'questões combinam')} com estes filtros.`}
    </p>
  );
}
