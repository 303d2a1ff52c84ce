import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { Person } from '../reading/reading.api.ts';

interface RollListProps {
  /** In the order of class and name. */
  people: readonly Person[];
  /** The numbers of those who are there. */
  ticks: ReadonlySet<number>;
  onTick: (number: number, isThere: boolean) => void;
}

/** The people of each class, with a box to tick. */
export function RollList({ people, ticks, onTick }: RollListProps) {
  const classNames = [...new Set(people.map(({ className }) => className))];
  return (
    <Stack gap={24}>
      {classNames.map((className) => (
        <section key={className} aria-label={className}>
          <Heading size={17}>{className}</Heading>
          {people
            .filter((person) => person.className === className)
            .map(({ number, name }) => (
              <CheckboxLabel key={number}>
                <input
                  type="checkbox"
                  checked={ticks.has(number)}
                  onChange={({ currentTarget }) => onTick(number, currentTarget.checked)}
                />
                <span>
                  {name} <Muted as="span">nº {number}</Muted>
                </span>
              </CheckboxLabel>
            ))}
        </section>
      ))}
    </Stack>
  );
}
