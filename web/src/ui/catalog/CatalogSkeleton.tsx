import { Skeleton } from '@mantine/core';
import { Card, CardBody } from '../primitives/Card.tsx';
import { CardGrid } from '../primitives/CardGrid.tsx';
import classes from './Catalog.module.css';

const cards = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }));

export const CatalogSkeleton = ({ hasCovers }: { hasCovers: boolean }) => (
  <CardGrid items={cards}>
    {() => (
      <Card padding={0}>
        {hasCovers && <Skeleton radius={0} className={classes.skeletonCover} />}
        <CardBody className={classes.skeletonBody}>
          <Skeleton height={18} width="70%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} width="80%" />
        </CardBody>
      </Card>
    )}
  </CardGrid>
);
