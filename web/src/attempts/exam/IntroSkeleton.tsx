import { Skeleton } from '@mantine/core';
import classes from './Intro.module.css';

const facts = ['30%', '55%', '45%', '90%'];

export function IntroSkeleton() {
  return (
    <div className={classes.intro}>
      {facts.map((width) => (
        <Skeleton key={width} height={22} width={width} />
      ))}
      <Skeleton height={42} width={200} mt={8} />
    </div>
  );
}
