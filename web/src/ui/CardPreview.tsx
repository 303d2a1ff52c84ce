import type { ReactNode } from 'react';
import classes from './CardPreview.module.css';

interface CardPreviewProps {
  /** The heading: 'Como aparece no catálogo'. */
  title: string;
  children: ReactNode;
}

/** A live preview of a card next to its form. */
export function CardPreview({ title, children }: CardPreviewProps) {
  return (
    <aside aria-label="Prévia do cartão" className={classes.preview}>
      <p className={classes.title}>{title}</p>
      <div inert>{children}</div>
    </aside>
  );
}
