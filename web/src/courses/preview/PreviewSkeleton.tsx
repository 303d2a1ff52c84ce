import { Container, Skeleton } from '@mantine/core';
import { Spoken } from '../../ui/Spoken.tsx';
import classes from './CoursePreview.module.css';

export function PreviewSkeleton() {
  return (
    <Container size="lg" aria-busy="true" className={classes.page}>
      <Spoken as="h1">Abrindo o curso…</Spoken>
      <div className={classes.layout}>
        <div className={classes.head}>
          <Skeleton height={40} width="80%" mb={16} />
          <Skeleton height={20} mb={24} />
          <Skeleton height={20} width="60%" />
        </div>
        <div className={classes.enter}>
          <Skeleton radius={0} className={classes.skeletonCover} />
          <Skeleton height={44} m={20} width="auto" />
        </div>
        <div className={classes.about}>
          <Skeleton height={160} mb={32} />
          <Skeleton height={420} />
        </div>
      </div>
    </Container>
  );
}
