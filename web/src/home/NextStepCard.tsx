import type { ReactNode } from 'react';
import { Cover } from '../ui/Cover.tsx';
import type { Artwork } from '../ui/TilePanel.tsx';
import classes from './NextStep.module.css';
import { Card } from '../ui/primitives/Card.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface NextStepCardProps {
  title: string;
  artwork: Artwork;
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
  artwork,
  imageUrl,
  isPriority,
  heading,
  ...props
}: NextStepCardProps) {
  return (
    <Card as="article" padding={0} isRaised className={classes.card}>
      <div className={classes.cover}>
        <Cover
          artwork={artwork}
          imageUrl={imageUrl}
          sizes="(width < 36em) calc(100vw - 32px), 330px"
          isPriority={isPriority}
        />
      </div>
      <Stack gap={12} className={classes.body}>
        <Muted size={14}>{props.kicker}</Muted>
        <Heading as={heading}>{title}</Heading>
        <Muted className={classes.words}>{props.words}</Muted>
        {props.progress}
        <Row>{props.actions}</Row>
      </Stack>
    </Card>
  );
}
