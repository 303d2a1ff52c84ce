import type { ReactNode } from 'react';
import { ShortcutsButton } from '../ui/page/Shortcuts.tsx';
import classes from './QuickQuestion.module.css';

interface QuickQuestionBarProps {
  /** The id of the `Shortcuts` that the button opens. */
  shortcuts: string;
  /** The buttons that lead on, at the right. */
  children?: ReactNode;
}

/** The bar at the bottom of a screen that asks one question after the other. */
export function QuickQuestionBar({ shortcuts, children }: QuickQuestionBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.keys}>
        <ShortcutsButton shortcuts={shortcuts} />
      </div>
      {children}
    </div>
  );
}
