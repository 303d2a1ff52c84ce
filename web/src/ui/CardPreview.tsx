import type { ReactNode } from 'react';
import classes from './CardPreview.module.css';

interface CardPreviewProps {
  /** Where the card is: 'Como aparece no catálogo'. */
  title: string;
  children: ReactNode;
}

/** A card as it will look, while one types what is on it. */
export function CardPreview({ title, children }: CardPreviewProps) {
  return (
    <aside aria-label="Prévia do cartão" className={classes.preview}>
      <p className={classes.title}>{title}</p>
      <div inert>{children}</div>
    </aside>
  );
}
