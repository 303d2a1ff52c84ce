import { Skeleton } from '@mantine/core';

export const ScoresSkeleton = () => <Skeleton height={420} radius={28} aria-busy="true" />;
