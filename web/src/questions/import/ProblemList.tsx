import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';
import { count } from '../../ui/plural.ts';
import { placeInWords, type ProblemGroup, problemGroups } from './problem-groups.ts';
import classes from './ProblemList.module.css';

interface ProblemListProps {
  problems: readonly ImportProblem[];
  severity: ImportProblem['severity'];
}

/** Every problem with its positions in the file. */
export function ProblemList({ problems, severity }: ProblemListProps) {
  return (
    <ul className={classes.list}>
      {problemGroups(problems, severity).map((group) => (
        <li key={group.reason}>
          {group.reason} <Places {...group} />
        </li>
      ))}
    </ul>
  );
}

const fewPlaces = 5;

function Places({ places }: ProblemGroup) {
  const words = places.map(placeInWords).join(', ');
  if (places.length <= fewPlaces) return <span className={classes.places}>{words}</span>;
  return (
    <details className={classes.places}>
      <summary>{count(places.length, 'lugar', 'lugares')}</summary>
      {words}
    </details>
  );
}
