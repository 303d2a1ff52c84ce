import classes from './Flow.module.css';
import type { Gap, PrimitiveProps } from './primitive-props.ts';

export interface StackProps extends PrimitiveProps {
  gap?: Gap;
  align?: 'start' | 'center';
}

/** Children below each other, as wide as the stack unless `align` is set. */
export function Stack({ as: Element = 'div', gap, align, className, ...props }: StackProps) {
  return (
    <Element
      {...props}
      data-gap={gap}
      data-align={align}
      className={[classes.stack, className].join(' ')}
    />
  );
}
