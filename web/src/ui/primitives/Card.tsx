import classes from './Card.module.css';
import { Stack, type StackProps } from './Stack.tsx';

interface CardProps extends StackProps {
  /** Pixels; 24 are 16 on a narrow screen. 0 for a card with an image up to its border. */
  padding?: 0 | 12 | 16 | 20 | 24;
  /** With a shadow. */
  isRaised?: boolean;
}

/** A bordered surface; its children are a `Stack`. */
export function Card({ padding = 16, isRaised, className, ...props }: CardProps) {
  return (
    <Stack
      {...props}
      data-padding={padding}
      data-raised={isRaised}
      className={[classes.card, className].join(' ')}
    />
  );
}

/** The text of a card whose image goes up to the border. */
export const CardBody = ({ className, ...props }: StackProps) => (
  <Stack gap={8} {...props} className={[classes.body, className].join(' ')} />
);
