import type { ReactNode } from 'react';
import classes from './CardText.module.css';

interface CardTextProps {
  description: string;
  /** `span`s in a row. */
  facts: ReactNode;
}

/** The text below the title of a card of a catalogue. */
export const CardText = ({ description, facts }: CardTextProps) => (
  <>
    <p className={classes.description}>{description}</p>
    <p className={classes.facts}>{facts}</p>
  </>
);
