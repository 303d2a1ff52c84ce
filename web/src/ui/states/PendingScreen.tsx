import { Skeleton } from '@mantine/core';
import classes from '../page/Page.module.css';

/** Skeleton of any screen while its code and data are loading. */
export function PendingScreen() {
  return (
    <div className={classes.page} aria-busy="true">
      <Skeleton height={36} width="min(20rem, 70%)" mb={24} />
      <Skeleton height={160} mb={16} />
      <Skeleton height={160} />
    </div>
  );
}
