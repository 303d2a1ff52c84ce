import type { ComponentProps } from 'react';
import classes from './Text.module.css';

interface HeadingProps extends ComponentProps<'h2'> {
  /** The element; `h2` unless set. */
  as?: 'h2' | 'h3' | 'h4';
  /** Pixels at the usual font size. */
  size?: 14 | 16 | 17 | 18 | 20 | 22 | 24;
}

/** A heading below that of the page, without margin. */
export function Heading({ as: Element = 'h2', size = 20, className, ...props }: HeadingProps) {
  return <Element {...props} data-size={size} className={[classes.heading, className].join(' ')} />;
}
