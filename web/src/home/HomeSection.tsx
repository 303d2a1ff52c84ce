import { type ReactNode, useId } from 'react';
import classes from './HomePage.module.css';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface HomeSectionProps {
  title: string;
  /** The link to all of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A section of the home page with a heading. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.section}>
      <Row gap={16} align="baseline" justify="between" className={classes.sectionHead}>
        <Heading id={heading} size={22}>
          {title}
        </Heading>
        {more}
      </Row>
      {children}
    </section>
  );
}
