import type { Revision } from '@sabia/domain/history/revision.ts';
import { formatMoment } from '../../ui/dates.ts';
import { DiffPanes } from '../versions/DiffPanes.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { revisionSentence } from './revision-sentence.ts';
import classes from './RevisionItem.module.css';

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
    <li className={classes.revision}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.what}>{revisionSentence(revision)}</h2>
          <time dateTime={changedAt} className={classes.when}>
            {moment}
          </time>
        </div>
        {canBeRestored && (
          <RestoreButton revision={revision} moment={moment} onRestored={onRestored} />
        )}
      </div>
      {differences.length > 0 && (
        <details open={isOpen} className={classes.differences}>
          <summary>{differences.map(({ label }) => label).join(', ')}</summary>
          {differences.map((difference) => (
            <section key={difference.field} className={classes.field}>
              <h3 className={classes.label}>{difference.label}</h3>
              <DiffPanes difference={difference} before="Antes" after="Depois" />
            </section>
          ))}
        </details>
      )}
    </li>
  );
}
