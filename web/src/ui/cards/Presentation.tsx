import { Skeleton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useHeadingFocus } from '../page/heading-focus.ts';
import { type Banner, Banners } from './Banners.tsx';
import { Cover } from './Cover.tsx';
import type { Artwork } from './TilePanel.tsx';
import { PageTitle } from '../page/Page.tsx';
import { categoryHue } from './category-hue.ts';
import page from '../page/Page.module.css';
import classes from './Presentation.module.css';
import { Card, CardBody } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface PresentationProps {
  id: string;
  title: string;
  /** A few words above the title. */
  kicker: string;
  subTitle?: string | null;
  shortDescription: string;
  banners: readonly Banner[];
  artwork: Artwork;
  thumbUrl: string | null;
  /** Before everything else. */
  lead?: ReactNode;
  /** Label of the box beside the text: 'Começar o curso'. */
  enterLabel: string;
  /** The way in. */
  enter: ReactNode;
  /** Below it, `li`s: how long it takes, for whom it is. */
  facts: ReactNode;
  /** `PresentationSection`s. */
  children: ReactNode;
}

/** Introduces what can be studied: what it is and what is in it, with the way in beside it. */
export function Presentation(props: PresentationProps) {
  const { title, subTitle } = props;
  useHeadingFocus(props.id);
  return (
    <div className={page.page}>
      <PageTitle>{title}</PageTitle>
      <Banners banners={props.banners} />
      {props.lead}
      <div className={classes.layout}>
        <header className={classes.head}>
          <p
            className={classes.kicker}
            style={categoryHue(props.artwork.category ?? props.artwork.seed)}
          >
            {props.kicker}
          </p>
          <h1 tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {subTitle && <p className={classes.subTitle}>{subTitle}</p>}
          <p className={classes.short}>{props.shortDescription}</p>
        </header>
        <Card
          as="aside"
          padding={0}
          isRaised
          aria-label={props.enterLabel}
          className={classes.enter}
        >
          <Cover
            artwork={props.artwork}
            imageUrl={props.thumbUrl}
            sizes="(width < 62em) calc(100vw - 32px), 400px"
            isPriority
          />
          <CardBody gap={16} className={classes.enterBody}>
            {props.enter}
            <Stack as="ul" gap={8} align="start" className={classes.facts}>
              {props.facts}
            </Stack>
          </CardBody>
        </Card>
        <Stack gap={32} className={classes.about}>
          {props.children}
        </Stack>
      </div>
    </div>
  );
}

interface PresentationSectionProps {
  heading: string;
  children: ReactNode;
}

export function PresentationSection({ heading, children }: PresentationSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading id={id} size={22}>
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}

/** `title`: what is being opened, for who hears the screen. */
export function PresentationSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className={page.page}>
      <h1 className={VisuallyHidden.classes.root}>{title}</h1>
      <div className={classes.layout}>
        <div className={classes.head}>
          <Skeleton height={40} width="80%" mb={16} />
          <Skeleton height={20} mb={24} />
          <Skeleton height={20} width="60%" />
        </div>
        <Card padding={0} isRaised className={classes.enter}>
          <Skeleton radius={0} className={classes.skeletonCover} />
          <Skeleton height={44} m={20} width="auto" />
        </Card>
        <Stack gap={32} className={classes.about}>
          <Skeleton height={160} />
          <Skeleton height={420} />
        </Stack>
      </div>
    </div>
  );
}
