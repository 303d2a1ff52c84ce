import classes from './Callout.module.css';
import type { PrimitiveProps } from './primitive-props.ts';
import { Row } from './Row.tsx';

/** A note on a coloured surface. */
export function Callout({ className, ...props }: PrimitiveProps) {
  return <Row gap={12} {...props} className={[classes.callout, className].join(' ')} />;
}
