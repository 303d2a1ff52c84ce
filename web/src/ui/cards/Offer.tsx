import { Skeleton } from '@mantine/core';
import { type ReactNode, type Ref, useId } from 'react';
import classes from './Offer.module.css';
import { Card } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Muted } from '../primitives/Muted.tsx';

interface OfferProps {
  /** 32 pixels wide. */
  icon: ReactNode;
  title: string;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  hint: ReactNode;
  /** A button or link beside the text. */
  action?: ReactNode;
  /** Below the text. */
  children?: ReactNode;
}

/** Something that the learner can do, with the reason for it. */
export function Offer({ icon, title, titleRef, hint, action, children }: OfferProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={classes.offer}>
      {icon}
      <div>
        <Heading id={heading} ref={titleRef} tabIndex={titleRef ? -1 : undefined} size={17}>
          {title}
        </Heading>
        <Muted>{hint}</Muted>
      </div>
      {action && <div className={classes.action}>{action}</div>}
      {children && <div className={classes.below}>{children}</div>}
    </Card>
  );
}

export const OfferSkeleton = () => <Skeleton className={classes.skeleton} />;
