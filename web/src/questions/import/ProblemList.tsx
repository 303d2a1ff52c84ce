import type { ImportProblem } from '@sabia/domain/questions/question-import.ts';
import { count } from '../../ui/words/plural.ts';
import { placeInWords, type ProblemGroup, problemGroups } from './problem-groups.ts';
import classes from './import.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface ProblemListProps {
  problems: readonly ImportProblem[];
  severity: ImportProblem['severity'];
}

/** Every problem with its positions in the file. */
export function ProblemList({ problems, severity }: ProblemListProps) {
  return (
    <Stack as="ul" gap={8} className={classes.problems}>
      {problemGroups(problems, severity).map((group) => (
        <li key={group.reason}>
          {group.reason} <Places {...group} />
        </li>
      ))}
    </Stack>
  );
}

const fewPlaces = 5;

function Places({ places }: ProblemGroup) {
  const words = places.map(placeInWords).join(', ');
  if (places.length <= fewPlaces)
    return (
      <Muted as="span" size={14}>
        {words}
      </Muted>
    );
  return (
    <details className={classes.places}>
      <summary>{count(places.length, 'lugar', 'lugares')}</summary>
      <Muted size={14}>{words}</Muted>
    </details>
  );
}
