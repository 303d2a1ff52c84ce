import type { Revision } from '@sabia/domain/history/revision.ts';
import { formatMoment } from '../../ui/dates.ts';
import { Sides } from '../versions/Sides.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { inWords } from './revision-words.ts';
import classes from './RevisionItem.module.css';

interface RevisionItemProps {
  revision: Revision;
  now: Date;
  /** Shows at once what differs. */
  isOpen: boolean;
  onRestored: (number: number) => void;
}

/** A change: who, what, when, and how the version before it differs. */
export function RevisionItem({ revision, now, isOpen, onRestored }: RevisionItemProps) {
  const { differences, changedAt, canBeRestored } = revision;
  const moment = formatMoment(changedAt, now);
  return (
    <li className={classes.revision}>
      <div className={classes.head}>
        <div>
          <h2 className={classes.what}>{inWords(revision)}</h2>
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
              <Sides difference={difference} before="Antes" after="Depois" />
            </section>
          ))}
        </details>
      )}
    </li>
  );
}
