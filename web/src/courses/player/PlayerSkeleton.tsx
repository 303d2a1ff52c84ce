import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './Player.module.css';

export function PlayerSkeleton() {
  return (
    <div aria-busy="true" className={classes.player}>
      <h1 className={VisuallyHidden.classes.root}>Abrindo o curso…</h1>
      <div className={classes.screen}>
        <div className={classes.reading}>
          <Skeleton height={16} width="50%" mb={12} />
          <Skeleton height={36} width="80%" mb={16} />
          <Skeleton height={16} width="40%" mb={32} />
          <TextSkeleton />
        </div>
      </div>
      <div className={classes.skeletonOutline}>
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} height={20} mb={20} />
        ))}
      </div>
    </div>
  );
}

export const TextSkeleton = () =>
  Array.from({ length: 9 }, (_, line) => (
    <Skeleton key={line} height={16} mb={14} width={line % 4 === 3 ? '60%' : '100%'} />
  ));
