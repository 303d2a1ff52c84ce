import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './Card.module.css';

/** A link to another site or a file that makes the whole `Card` around it a click target. */
export const CardAnchor = ({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={classes.link}>
    {children}
  </a>
);

/** A typed link that makes the whole `Card` around it a click target. */
export const CardLink = createLink(CardAnchor);
