import type { ReactNode } from 'react';
import { Cover } from '../ui/Cover.tsx';
import classes from './NextStepCard.module.css';

interface NextStepCardProps {
  title: string;
  imageUrl: string | null;
  /** True if it is visible without scrolling: its image loads with priority. */
  isPriority?: boolean;
  /** The heading level. */
  heading: 'h2' | 'h3';
  /** The reason for the card: 'Continue de onde parou'. */
  kicker: string;
  /** The next content, or a description. */
  words: ReactNode;
  progress?: ReactNode;
  /** `ButtonLink`s. */
  actions: ReactNode;
}

/** A suggested next step, with the cover beside the text. */
export function NextStepCard({
  title,
  imageUrl,
  isPriority,
  heading: Heading,
  ...props
}: NextStepCardProps) {
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
