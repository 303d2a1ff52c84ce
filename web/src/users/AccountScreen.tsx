import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import { Card } from '../ui/primitives/Card.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface AccountScreenProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
  /** Links to the other account screens. */
  footer?: ReactNode;
}

/** The four identity screens look alike: one narrow card with one question. */
export function AccountScreen({ title, intro, children, footer }: AccountScreenProps) {
  return (
    <Page title={title} intro={intro} measure="form">
      <Stack gap={24}>
        <Card padding={24} isRaised>
          {children}
        </Card>
        {footer && (
          <Stack gap={8} align="center">
            {footer}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
