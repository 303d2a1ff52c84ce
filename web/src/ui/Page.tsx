import { Container, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  /** Of the document, and of the page when there is no other `heading`. */
  title: string;
  heading?: ReactNode;
  /** One sentence below the heading. */
  intro?: ReactNode;
  /** What can be done here, beside the heading. */
  actions?: ReactNode;
  size?: MantineSize | number;
  children: ReactNode;
}

/** A screen: its document title, its one h1 (where focus goes on arrival) and its content. */
export function Page({ title, heading = title, intro, actions, size = 'lg', children }: PageProps) {
  return (
    <Container size={size} className={classes.page}>
      <PageTitle>{title}</PageTitle>
      <div className={classes.head}>
        <div>
          <h1 tabIndex={-1} className={classes.heading}>
            {heading}
          </h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </Container>
  );
}

/** For screens that draw their own heading. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Sabiá`}</title>;
}
