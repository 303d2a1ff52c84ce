import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import classes from './Taking.module.css';

/** The surroundings of an attempt under way. */
export interface RoomTerms {
  /** Rich text; null for none. */
  instructions: string | null;
  /** Files and links that go with the exam. */
  materials: ReactNode;
  /** A sentence above the questions; null for none. */
  note: string | null;
  /** Goes back to the introduction. */
  onLeave: () => void;
}

/**
 * The whole window for an attempt under way. Its stylesheet hides the head of the site and the page around the exam, whose
 * components go on.
 */
export function Room({ children }: { children: ReactNode }) {
  const main = document.getElementById('conteudo');
  const room = <div className={classes.room}>{children}</div>;
  return main ? createPortal(room, main) : room;
}
