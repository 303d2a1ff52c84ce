import type { OwnAssignment } from '@sabia/domain/assignments/assignment.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { statusNames, timeInWords, zoneOfDevice } from './due-words.ts';
import { WorkLink } from './WorkLink.tsx';

/** A work of a student with its classes and its time. */
export function ToDoItem({ of: work }: { of: OwnAssignment }) {
  const now = useNow();
  const { classes, courseTitle, status } = work;
  return (
    <li>
      <div>
        <WorkLink of={work} />
        <Muted size={13}>
          {[
            timeInWords(work, { now, ownZone: zoneOfDevice() }),
            courseTitle,
            classes.map(({ title }) => title).join(', '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
      </div>
      {status !== 'NOT_YET' && <Tag tone="muted">{statusNames[status]}</Tag>}
    </li>
  );
}
