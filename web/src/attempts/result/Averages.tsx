import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { averageQuery } from '../attempts.api.ts';
import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import classes from './Result.module.css';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface AveragesProps {
  /** The id of the content or practice exam. */
  id: string;
  own: number;
}

/** The learner's score beside the average; nothing while the average is unknown. */
export function Averages({ id, own }: AveragesProps) {
  const { data, isPending } = useQuery(averageQuery(id));
  if (isPending) return <Skeleton height={64} />;
  const average = data?.correctAverage ?? null;
  if (average === null) return null;
  return (
    <Stack as="dl" gap={8}>
      <Bar name="Você" value={own} isOwn />
      <Bar name="Média" value={average} />
    </Stack>
  );
}

function Bar({ name, value, isOwn = false }: { name: string; value: number; isOwn?: boolean }) {
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
