import { Skeleton } from '@mantine/core';
import { Card } from '../../ui/primitives/Card.tsx';

const facts = ['30%', '55%', '45%', '90%'];

export function IntroSkeleton() {
  return (
    <Card padding={24} gap={20}>
      {facts.map((width) => (
        <Skeleton key={width} height={22} width={width} />
      ))}
      <Skeleton height={42} width={200} mt={8} />
    </Card>
  );
}
