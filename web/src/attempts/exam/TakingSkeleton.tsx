import { Skeleton } from '@mantine/core';
import alternative from '../Alternative.module.css';
import { Stack } from '../../ui/primitives/Stack.tsx';

export function TakingSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton height={24} width={160} my={12} />
      <Skeleton height={20} />
      <Skeleton height={20} width="60%" />
      <div className={alternative.list}>
        {Array.from({ length: 4 }, (_, at) => (
          <Skeleton key={at} height={52} />
        ))}
      </div>
    </Stack>
  );
}
