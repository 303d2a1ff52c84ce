import { Skeleton } from '@mantine/core';
import classes from './CatalogResults.module.css';

export function CatalogSkeleton({ hasCovers }: { hasCovers: boolean }) {
  return (
    <ul className={classes.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={classes.skeleton}>
          {hasCovers && <Skeleton radius={0} className={classes.skeletonCover} />}
          <div className={classes.skeletonBody}>
            <Skeleton height={18} width="70%" />
            <Skeleton height={14} />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width="80%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
