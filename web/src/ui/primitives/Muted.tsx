import type { PrimitiveProps } from './primitive-props.ts';
import classes from './Text.module.css';

interface MutedProps extends PrimitiveProps {
  /** Pixels at the usual font size; that of the text around it unless set. */
  size?: 13 | 14;
}

/** Text that matters less than the text around it. */
export function Muted({ as: Element = 'p', size, className, ...props }: MutedProps) {
  return <Element {...props} data-size={size} className={[classes.muted, className].join(' ')} />;
}
