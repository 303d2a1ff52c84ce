import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardText } from './CardText.tsx';
import { Cover } from './Cover.tsx';
import type { Artwork } from './TilePanel.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Card } from './primitives/Card.tsx';
import { CardLink } from './primitives/CardLink.tsx';
import { Muted } from './primitives/Muted.tsx';
import { Heading } from './primitives/Heading.tsx';
import { CardBody } from './primitives/Card.tsx';

interface Shown {
  title: string;
  artwork: Artwork;
  imageUrl: string | null;
  isPriority?: boolean | undefined;
  place: Pick<LinkProps, 'to' | 'params'>;
  /** The heading level. */
  heading: 'h2' | 'h3';
  description: string;
  /** `span`s in a row. */
  facts: ReactNode;
}

/** The progress of the learner. */
interface Studied {
  progress: { isCompleted: boolean; completedContentsQtd: number } | null;
  /** The number of contents or items. */
  contentsQtd: number;
  /** Shown in the place of the progress of an entity that is not started, so that nothing moves when that comes. */
  size?: string;
  /** 'conteúdos', 'Concluído' */
  words: readonly [contents: string, completed: string];
}

type CoverCardProps = Shown & (Studied | { progress?: never });

/** A card of a catalogue with a cover. */
export function CoverCard(props: CoverCardProps) {
  const { title, heading } = props;
  return (
    <Card as="article" padding={0} isRaised>
      <Cover
        artwork={props.artwork}
        imageUrl={props.imageUrl}
        sizes="(width < 36em) calc(100vw - 32px), 380px"
        isPriority={props.isPriority}
      />
      <CardBody>
        <Heading as={heading} size={17}>
          <CardLink {...props.place}>{title}</CardLink>
        </Heading>
        <CardText description={props.description} facts={props.facts} />
        {props.progress ? (
          <ProgressBar
            label={`Seu progresso em ${title}`}
            value={props.progress.completedContentsQtd}
            max={props.contentsQtd}
            text={shown(props.progress, props)}
          />
        ) : (
          'size' in props && <Muted size={13}>{props.size}</Muted>
        )}
      </CardBody>
    </Card>
  );
}

/** A completed entity stays completed if contents are added later. */
function shown(
  { isCompleted, completedContentsQtd }: NonNullable<Studied['progress']>,
  { contentsQtd, words: [contents, completed] }: Studied,
): string {
  if (!isCompleted) return `${completedContentsQtd} de ${contentsQtd} ${contents}`;
  return completedContentsQtd < contentsQtd ? `${completed} · há novidades` : completed;
}
