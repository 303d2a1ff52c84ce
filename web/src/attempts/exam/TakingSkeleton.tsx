import { Skeleton } from '@mantine/core';
import alternative from '../Alternative.module.css';
import classes from './Taking.module.css';

export function TakingSkeleton() {
  return (
    <div className={classes.exam}>
      <Skeleton height={24} width={160} my={12} />
      <div className={classes.question}>
        <Skeleton height={20} />
        <Skeleton height={20} width="60%" />
        <div className={alternative.list}>
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} height={52} />
          ))}
        </div>
      </div>
    </div>
  );
}
