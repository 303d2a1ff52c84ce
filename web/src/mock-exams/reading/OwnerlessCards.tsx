import { Card as CardBox } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import { type CardState, isOwnerless } from './cards.ts';
import { OwnerlessCard } from './OwnerlessCard.tsx';
import type { Person } from './reading.api.ts';
import type { Sitting } from './use-sitting.ts';

interface OwnerlessCardsProps extends Pick<Sitting, 'cards' | 'match' | 'throwAway'> {
  people: readonly Person[];
  stateOn: (day: number) => (person: Person) => CardState;
}

/** The cards of which nobody is known (product.md MOCK19). */
export function OwnerlessCards({ cards, match, throwAway, people, stateOn }: OwnerlessCardsProps) {
  const ownerless = cards.filter(isOwnerless);
  if (ownerless.length === 0) return null;
  return (
    <CardBox as="section" aria-label="Sem dono" gap={12}>
      <Heading size={18}>Sem dono: {count(ownerless.length, 'página', 'páginas')}</Heading>
      <Stack as="ul" gap={24}>
        {ownerless.map((card) => (
          <OwnerlessCard
            key={card.key}
            card={card}
            people={people}
            stateOf={stateOn(card.day)}
            onMatch={({ personId }) => match(card, personId, card.day)}
            onThrowAway={() => throwAway(card)}
          />
        ))}
      </Stack>
    </CardBox>
  );
}
