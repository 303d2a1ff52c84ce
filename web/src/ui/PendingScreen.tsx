import { Container, Skeleton } from '@mantine/core';
import classes from './Page.module.css';

/** The shape of any screen while its code and data are on their way. */
export function PendingScreen() {
  return (
    <Container size="lg" className={classes.page} aria-busy="true">
      <Skeleton height={36} width="min(20rem, 70%)" mb={24} />
      <Skeleton height={160} mb={16} />
      <Skeleton height={160} />
    </Container>
  );
}
