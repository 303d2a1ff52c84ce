import classes from './Flow.module.css';
import type { Gap, PrimitiveProps } from './primitive-props.ts';

interface RowProps extends PrimitiveProps {
  gap?: Gap;
  align?: 'start' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
}

/** Children side by side, centred vertically, in as many lines as they need. */
export function Row({
  as: Element = 'div',
  gap = 8,
  align,
  justify,
  className,
  ...props
}: RowProps) {
  return (
    <Element
      {...props}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      className={[classes.row, className].join(' ')}
    />
  );
}
