import type { ReactNode, Ref } from 'react';
import { Cover } from '../ui/cards/Cover.tsx';
import type { Artwork } from '../ui/cards/TilePanel.tsx';
import classes from './NextStep.module.css';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';

interface NextStepPanelProps {
  artwork: Artwork;
  /** Default: the panel of tiles. */
  imageUrl?: string | null;
  /** The reason for it: 'Continue de onde parou'. */
  kicker: string;
  title: string;
  /** For moving the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  words?: string;
  /** Between the words and the actions. */
  children?: ReactNode;
  /** Links and buttons of the classes `main` and `quiet`. */
  actions?: ReactNode;
}

/** The one decision of the home page, on a panel of ink: the tiles above the text, or beside it on wide screens. */
export function NextStepPanel({
  artwork,
  imageUrl = null,
  titleRef,
  children,
  ...props
}: NextStepPanelProps) {
  return (
    <article className={classes.panel}>
      <div className={classes.art}>
        <Cover
          artwork={artwork}
          imageUrl={imageUrl}
          sizes="(width < 48em) calc(100vw - 32px), 400px"
          isPriority
        />
      </div>
      <Stack gap={12} className={classes.body}>
        <p className={classes.kicker}>{props.kicker}</p>
        <Heading
          size={24}
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className={classes.title}
        >
          {props.title}
        </Heading>
        {props.words && <p className={classes.words}>{props.words}</p>}
        {children}
        {props.actions && (
          <Row gap={12} className={classes.actions}>
            {props.actions}
          </Row>
        )}
      </Stack>
    </article>
  );
}
