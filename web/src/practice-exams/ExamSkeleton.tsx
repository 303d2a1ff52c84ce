import { Skeleton } from '@mantine/core';
import { Page } from '../ui/page/Page.tsx';

export function ExamSkeleton() {
  return (
    <Page title="Simulado" heading={<Skeleton height={38} width={320} />}>
      <div aria-busy="true">
        <Skeleton height={360} />
      </div>
    </Page>
  );
}
