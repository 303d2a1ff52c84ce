import { Skeleton } from '@mantine/core';
import { Page } from '../../ui/page/Page.tsx';

export function LiveSkeleton() {
  return (
    <Page title="Live" heading={<Skeleton height={38} width={320} />} measure="text">
      <div aria-busy="true">
        <Skeleton height={26} width={160} mb={16} />
        <Skeleton style={{ aspectRatio: '16 / 9' }} />
        <Skeleton height={36} width={240} mt={20} />
      </div>
    </Page>
  );
}
