import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Result.module.css';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface AveragesProps {
  average: number;
  own: number;
}

/** The learner's score beside the average. */
export function Averages({ average, own }: AveragesProps) {
  return (
    <Stack as="dl" gap={8}>
      <Bar name="Você" value={own} isOwn />
      <Bar name="Média" value={average} />
    </Stack>
  );
}

interface BarProps {
  name: string;
  value: number;
  isOwn?: boolean;
}

/** A share in a `dl`; the learner's own is highlighted. */
export function Bar({ name, value, isOwn = false }: BarProps) {
  return (
    <div className={classes.bar} data-own={isOwn || undefined}>
      <dt>{name}</dt>
      <dd>
        <span className={classes.track} aria-hidden="true">
          <span style={{ inlineSize: `${value}%` }} />
        </span>
        {formatPercentage(value)}
      </dd>
    </div>
  );
}
