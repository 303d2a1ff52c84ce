import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardText } from './CardText.tsx';
import { Cover } from './Cover.tsx';
import type { Artwork } from './TilePanel.tsx';
import { ProgressBar } from '../states/ProgressBar.tsx';
import { progressText, type StudyProgress } from '../words/progress-text.ts';
import { Card, CardBody } from '../primitives/Card.tsx';
import { CardLink } from '../primitives/CardLink.tsx';

interface Shown {
  title: string;
  artwork: Artwork;
  imageUrl: string | null;
  isPriority?: boolean | undefined;
  /** `viewTransition`: its page begins with the same cover, so the card opens into it. */
  place: Pick<LinkProps, 'to' | 'params' | 'viewTransition'>;
  /** The heading level. */
  heading: 'h2' | 'h3';
  /** The titles of the levels. */
  level?: string;
  description: string;
  /** The instructors and the number of learners. */
  people?: string;
  /** The reason for a recommendation: 'Do seu nível: Iniciante'. */
  reason?: string | undefined;
  /** On the cover. */
  onCover?: ReactNode;
  /** Below the description. */
  extra?: ReactNode;
  /** The last row, in whose place a started entity shows its progress: two `span`s, at its left and at its right. */
  facts: ReactNode;
}

/** The progress of the learner. */
interface Studied {
  progress: StudyProgress | null;
  /** The number of contents. */
  contentsQtd: number;
}

type CoverCardProps = Shown & (Studied | { progress?: never });

/** A card of a catalogue with a cover. */
export function CoverCard(props: CoverCardProps) {
  const { title, artwork } = props;
  return (
    <Card as="article" padding={0} isRaised>
      <Cover
        artwork={artwork}
        imageUrl={props.imageUrl}
        sizes="(width < 36em) calc(100vw - 32px), 380px"
        isPriority={props.isPriority}
      />
      {props.onCover}
      <CardBody gap={8}>
        <CardText
          category={artwork.category}
          level={props.level}
          reason={props.reason}
          heading={props.heading}
          title={<CardLink {...props.place}>{title}</CardLink>}
          description={props.description}
          people={props.people}
          extra={props.extra}
          facts={
            props.progress ? (
              <ProgressBar
                label={`Seu progresso em ${title}`}
                value={props.progress.completedContentsQtd}
                max={props.contentsQtd}
                text={progressText(props.progress, props.contentsQtd, ['conteúdos', 'Concluído'])}
              />
            ) : (
              props.facts
            )
          }
        />
      </CardBody>
    </Card>
  );
}
