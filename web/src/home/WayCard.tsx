import type { ReactNode } from 'react';
import { Cover } from '../ui/Cover.tsx';
import classes from './WayCard.module.css';

interface WayCardProps {
  title: string;
  imageUrl: string | null;
  /** Among the first things to be seen. */
  isPriority?: boolean;
  /** Where the card stands in the page's outline. */
  heading: 'h2' | 'h3';
  /** Why it is here: 'Continue de onde parou'. */
  kicker: string;
  /** What comes next, or what it is. */
  words: ReactNode;
  progress?: ReactNode;
  /** `ButtonLink`s. */
  actions: ReactNode;
}

/** One way to go on, with its cover beside the words. */
export function WayCard({ title, imageUrl, isPriority, heading: Heading, ...props }: WayCardProps) {
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Cover
          title={title}
          imageUrl={imageUrl}
          sizes="(width < 36em) calc(100vw - 32px), 330px"
          isPriority={isPriority}
        />
      </div>
      <div className={classes.body}>
        <p className={classes.kicker}>{props.kicker}</p>
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.words}>{props.words}</p>
        {props.progress}
        <div className={classes.actions}>{props.actions}</div>
      </div>
    </article>
  );
}
