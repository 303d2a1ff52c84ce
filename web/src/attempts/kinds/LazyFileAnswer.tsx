import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPage } from '../../layout/lazy-page.ts';
import type { TaskAnswerProps } from './task-answer.ts';

/** The code of uploads, which few exams need. */
const Fields = lazyPage(() => import('./FileAnswer.tsx'), 'FileAnswer');

/** Loads that code while there is a network: the question may be reached without one. */
export async function preloadFileAnswer(): Promise<void> {
  await import('./FileAnswer.tsx').catch(() => {});
}

export const FileAnswer = (props: TaskAnswerProps<'FILE'>) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <Fields {...props} />
  </Suspense>
);
