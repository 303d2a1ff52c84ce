import type { Revision } from '@sabia/domain/history/revision.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { DiffPanes } from '../versions/DiffPanes.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { revisionSentence } from './revision-sentence.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface RevisionItemProps {
  revision: Revision;
  now: Date;
  /** Shows the differences unfolded. */
  isOpen: boolean;
  onRestored: (number: number) => void;
}

/** One change: user, entity, time, and the differences from the version before. */
export function RevisionItem({ revision, now, isOpen, onRestored }: RevisionItemProps) {
  const { differences, changedAt, canBeRestored } = revision;
  const moment = formatMoment(changedAt, now);
  return (
    <Card as="li" gap={8}>
      <Row gap={16} align="start" justify="between">
        <div>
          <Heading size={16}>{revisionSentence(revision)}</Heading>
          <Muted size={14}>
            <time dateTime={changedAt}>{moment}</time>
          </Muted>
        </div>
        {canBeRestored && (
          <RestoreButton revision={revision} moment={moment} onRestored={onRestored} />
        )}
      </Row>
      {differences.length > 0 && (
        <details open={isOpen}>
          <summary>{differences.map(({ label }) => label).join(', ')}</summary>
          <Stack gap={12}>
            {differences.map((difference) => (
              <Stack as="section" key={difference.field} gap={4}>
                <Heading as="h3" size={14}>
                  {difference.label}
                </Heading>
                <DiffPanes difference={difference} before="Antes" after="Depois" />
              </Stack>
            ))}
          </Stack>
        </details>
      )}
    </Card>
  );
}
