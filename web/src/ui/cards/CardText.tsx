import type { ReactNode } from 'react';
import { CategoryName } from './CategoryName.tsx';
import classes from './CardText.module.css';
import { Heading } from '../primitives/Heading.tsx';

interface CardTextProps {
  /** The title of the category. */
  category: string | undefined;
  /** The titles of the levels. */
  level?: string | undefined;
  /** A `CardLink` with the title. */
  title: ReactNode;
  /** The heading level. */
  heading: 'h2' | 'h3';
  description: string;
  /** The instructors and the number of learners. */
  people?: string | undefined;
  /** The reason for a recommendation. */
  reason?: string | undefined;
  /** Between the description and the last row. */
  extra?: ReactNode;
  /** The last row: two `span`s, at its left and at its right. */
  facts: ReactNode;
}

/** The text of a card of a catalogue. */
export const CardText = ({
  category,
  level,
  title,
  heading,
  description,
  people,
  reason,
  extra,
  facts,
}: CardTextProps) => (
  <>
    {category && <CategoryName note={level}>{category}</CategoryName>}
    <Heading as={heading} size={18} className={classes.title}>
      {title}
    </Heading>
    <p className={classes.description}>{description}</p>
    {people && <p className={classes.people}>{people}</p>}
    {reason && <p className={classes.reason}>{reason}</p>}
    {extra}
    <div className={classes.facts}>{facts}</div>
  </>
);
