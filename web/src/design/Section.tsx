import type { ReactNode } from 'react';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={16}>
      <Heading size={24}>{title}</Heading>
      {children}
    </Stack>
  );
}
