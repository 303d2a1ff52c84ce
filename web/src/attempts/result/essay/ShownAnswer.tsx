import type { ReactNode } from 'react';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import alternative from '../../Alternative.module.css';

/** A written answer, or what was expected, in a frame. */
export const ShownAnswer = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack gap={4} className={alternative.item}>
    <Muted size={14}>{label}</Muted>
    <div className={alternative.value}>{children}</div>
  </Stack>
);
