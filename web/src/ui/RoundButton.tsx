import type { ComponentProps } from 'react';
import classes from './RoundButton.module.css';

/** An icon on a round ground of 44 px that is seen under the pointer, in the colour of its place. */
export const RoundButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <button {...props} type="button" className={[classes.round, className].join(' ')} />
);
