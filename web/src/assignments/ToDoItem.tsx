import type { OwnAssignment } from '@sabia/domain/assignments/assignment.ts';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Tag } from '../ui/primitives/Tag.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { momentInWords, statusNames, zoneOfDevice } from './due-words.ts';
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
          {[timeOf(work, now), courseTitle, classes.map(({ title }) => title).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </Muted>
      </div>
      {status !== 'NOT_YET' && <Tag tone="muted">{statusNames[status]}</Tag>}
    </li>
  );
}

function timeOf({ opensAt, dueAt, late, timeZone }: OwnAssignment, now: Date): string {
  const zones = { now, ownZone: zoneOfDevice(), classZone: timeZone };
  if (opensAt && new Date(opensAt) > now) return `Abre ${momentInWords(opensAt, zones)}`;
  if (!dueAt) return 'Sem prazo';
  const words = momentInWords(dueAt, zones);
  if (new Date(dueAt) >= now) return `Até ${words}${late === 'CLOSE' ? ', e fecha' : ''}`;
  return late === 'ACCEPT' ? `Era até ${words}; ainda dá para entregar` : `Era até ${words}`;
}
