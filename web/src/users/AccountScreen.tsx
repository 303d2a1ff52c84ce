import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '../ui/Page.tsx';
import classes from './AccountScreen.module.css';

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
    <Page title={title} intro={intro} size="xs">
      <Paper className={classes.card}>{children}</Paper>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Page>
  );
}
