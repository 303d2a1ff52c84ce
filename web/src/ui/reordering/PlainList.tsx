import type { ComponentProps } from 'react';
import classes from './Reordering.module.css';

/** The list around `MovableItem`s. */
export const PlainList = ({ className = '', ...props }: ComponentProps<'ol'>) => (
  <ol {...props} className={`${classes.list} ${className}`} />
);
