import type { ReactNode } from 'react';
import classes from './EditorFrame.module.css';
import './authoring-styles.ts';
import { Page } from './Page.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { type Tab, TabLinks } from './TabLinks.tsx';

interface EditorFrameProps {
  /** What is edited. */
  title: string;
  isActive: boolean;
  /** The way to the listing that it is in. */
  back: ReactNode;
  actions: ReactNode;
  /** Absent: the screen is the only one. */
  tabs?: readonly Tab[];
  /** What is open: the label of a tab, where there are several. */
  tab: string;
  children: ReactNode;
}

/** What surrounds the screens on which a thing is made: its name, its state, the way between them. */
export function EditorFrame({
  title,
  isActive,
  back,
  actions,
  tabs,
  tab,
  children,
}: EditorFrameProps) {
  return (
    <Page
      title={`${title}: ${tab.toLowerCase()}`}
      heading={title}
      intro={
        <span className={classes.state}>
          {back}
          <StatusBadge isActive={isActive} />
        </span>
      }
      actions={actions}
    >
      {tabs && <TabLinks label={`Partes de ${title}`} tabs={tabs} />}
      {children}
    </Page>
  );
}
