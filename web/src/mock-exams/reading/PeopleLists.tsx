import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import type { CardState } from './cards.ts';
import type { Person } from './reading.api.ts';

interface PeopleListsProps {
  /** Those whose essay sheet is missing. */
  withoutSheet: readonly Person[];
  people: readonly Person[];
  stateOf: (person: Person) => CardState;
}

/** More names than a screen needs: the others are counted. */
const mostShown = 100;

/** The people whose card is missing, and those with two different cards. */
export function PeopleLists({ people, stateOf, withoutSheet }: PeopleListsProps) {
  const missing = people.filter((person) => stateOf(person) === 'NONE');
  const conflicts = people.filter((person) => stateOf(person) === 'CONFLICT');
  return (
    <>
      <People title="Faltam" people={missing} isOpen={missing.length <= 5} />
      <People title="Faltam folhas de redação" people={withoutSheet} isOpen={false} />
      <People title="Dois cartões diferentes" people={conflicts} isOpen />
    </>
  );
}

const People = ({
  title,
  people,
  isOpen,
}: {
  title: string;
  people: readonly Person[];
  isOpen: boolean;
}) =>
  people.length > 0 && (
    <details open={isOpen}>
      <summary style={{ minBlockSize: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' }}>
        {title}: {people.length}
      </summary>
      <DividedList>
        {people.slice(0, mostShown).map(({ personId, name, className }) => (
          <li key={personId}>
            {name} <Muted as="span">{className}</Muted>
          </li>
        ))}
      </DividedList>
      {people.length > mostShown && <Muted>e mais {people.length - mostShown}</Muted>}
    </details>
  );
