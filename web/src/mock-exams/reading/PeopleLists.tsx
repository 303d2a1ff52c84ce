import type { ReactNode } from 'react';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useMockExamAddresses } from '../mock-exam-addresses.ts';
import type { CardState } from './cards.ts';
import type { Person } from './reading.api.ts';

interface PeopleListsProps {
  mockExamId: string;
  day: number;
  /** Those whose essay sheet is missing. */
  withoutSheet: readonly Person[];
  people: readonly Person[];
  stateOf: (person: Person) => CardState;
}

/** More names than a screen needs: the others are counted. */
const mostShown = 100;

/** The people whose card is missing, and those with two different cards. */
export function PeopleLists({ mockExamId, day, people, stateOf, withoutSheet }: PeopleListsProps) {
  const { card } = useMockExamAddresses();
  const missing = people.filter((person) => stateOf(person) === 'NONE');
  const conflicts = people.filter((person) => stateOf(person) === 'CONFLICT');
  return (
    <>
      <People title="Faltam" people={missing} isOpen={missing.length <= 5}>
        {({ name }) => name}
      </People>
      <People title="Faltam folhas de redação" people={withoutSheet} isOpen={false}>
        {({ name }) => name}
      </People>
      <People title="Dois cartões diferentes" people={conflicts} isOpen>
        {({ personId, name }) => (
          <TextLink to={card} params={{ mockExamId, personId }} search={{ dia: day }}>
            {name}
          </TextLink>
        )}
      </People>
    </>
  );
}

const People = ({
  title,
  people,
  isOpen,
  children,
}: {
  title: string;
  people: readonly Person[];
  isOpen: boolean;
  /** The name of a person. */
  children: (person: Person) => ReactNode;
}) =>
  people.length > 0 && (
    <details open={isOpen}>
      <summary style={{ minBlockSize: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' }}>
        {title}: {people.length}
      </summary>
      <DividedList>
        {people.slice(0, mostShown).map((person) => (
          <li key={person.personId}>
            {children(person)} <Muted as="span">{person.className}</Muted>
          </li>
        ))}
      </DividedList>
      {people.length > mostShown && <Muted>e mais {people.length - mostShown}</Muted>}
    </details>
  );
