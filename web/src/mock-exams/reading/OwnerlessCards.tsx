import { useState } from 'react';
import { Card as CardBox } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { count } from '../../ui/words/plural.ts';
import { type Card, type CardState, isOwnerless } from './cards.ts';
import { OwnerlessCard } from './OwnerlessCard.tsx';
import type { Person } from './reading.api.ts';
import type { Sitting } from './use-sitting.ts';

interface OwnerlessCardsProps extends Pick<Sitting, 'cards' | 'match' | 'throwAway' | 'bringBack'> {
  people: readonly Person[];
  /** The event has booklets of several colours. */
  hasColors: boolean;
  stateOn: (day: number) => (person: Person) => CardState;
}

/** The cards of which nobody is known (product.md MOCK19, MOCK28). */
export function OwnerlessCards({
  cards,
  people,
  hasColors,
  stateOn,
  ...sitting
}: OwnerlessCardsProps) {
  const { match, throwAway, bringBack } = sitting;
  const [thrownAway, setThrownAway] = useState<Card | null>(null);
  const ownerless = cards.filter(isOwnerless);
  return (
    <>
      {ownerless.length > 0 && (
        <CardBox as="section" aria-label="Sem dono" gap={12}>
          <Heading size={18}>Sem dono: {count(ownerless.length, 'página', 'páginas')}</Heading>
          <Stack as="ul" gap={24}>
            {ownerless.map((card) => (
              <OwnerlessCard
                key={card.key}
                card={card}
                people={people}
                hasColors={hasColors}
                stateOf={stateOn(card.day)}
                onMatch={(its) => match(card, its)}
                onThrowAway={() => {
                  throwAway(card);
                  setThrownAway(card);
                }}
              />
            ))}
          </Stack>
        </CardBox>
      )}
      <NoticeBar
        notice={
          thrownAway
            ? {
                text: 'Leitura descartada.',
                undo() {
                  bringBack(thrownAway);
                  setThrownAway(null);
                },
              }
            : undefined
        }
        onDismiss={() => setThrownAway(null)}
      />
    </>
  );
}
