import { Button, NativeSelect, TextInput } from '@mantine/core';
import { bookletColors } from '@sabia/domain/mock-exams/booklet-order.ts';
import { useState } from 'react';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { Tag } from '../../ui/primitives/Tag.tsx';
import { searchPeople } from '../search-people.ts';
import { type Card, type CardState } from './cards.ts';
import { GreyCanvas } from './GreyCanvas.tsx';
import type { Person } from './reading.api.ts';
import { cardWords } from './reading-words.ts';

/** More people than this ask for another word. */
const mostFound = 6;

interface OwnerlessCardProps {
  card: Card;
  people: readonly Person[];
  /** The event has booklets of several colours. */
  hasColors: boolean;
  stateOf: (person: Person) => CardState;
  onMatch: (its: Pick<Card, 'personId' | 'color'>) => void;
  onThrowAway: () => void;
}

/** A card of which nobody is known, and the search for its owner. */
export function OwnerlessCard({
  card,
  people,
  hasColors,
  stateOf,
  onMatch,
  onThrowAway,
}: OwnerlessCardProps) {
  const [text, setText] = useState('');
  const [color, setColor] = useState('');
  return (
    <Stack as="li" gap={8}>
      {card.name && (
        <GreyCanvas
          picture={card.name}
          label={card.sheet ? 'Nome escrito na folha' : 'Nome escrito no cartão'}
        />
      )}
      <Muted size={14}>
        {card.day}º dia · {card.sheet ? 'folha de redação' : cardWords(card)}
      </Muted>
      {card.refusal && <p>O servidor não aceitou: {card.refusal}</p>}
      <TextInput
        type="search"
        label={card.sheet ? 'De quem é esta folha?' : 'De quem é este cartão?'}
        placeholder="Nome ou número"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {/* The code of a blank card has its colour. */}
      {hasColors && !card.code && !card.sheet && (
        <NativeSelect
          label="Caderno do cartão"
          value={color}
          data={[{ value: '', label: 'O que foi impresso para a pessoa' }, ...bookletColors]}
          onChange={({ currentTarget }) => setColor(currentTarget.value)}
        />
      )}
      <DividedList>
        {searchPeople(people, text)
          .slice(0, mostFound)
          .map((person) => (
            <li key={person.personId}>
              <span>
                {person.name} <Muted as="span">{person.className}</Muted>
              </span>
              <Row>
                {!card.sheet && stateOf(person) !== 'NONE' && <Tag>já lido</Tag>}
                <Button
                  variant="default"
                  size="compact-md"
                  aria-label={`É este: ${person.name}`}
                  onClick={() => onMatch({ personId: person.personId, color: bookletOf(color) })}
                >
                  É este
                </Button>
              </Row>
            </li>
          ))}
      </DividedList>
      <Row>
        <Button variant="subtle" onClick={onThrowAway}>
          Descartar a leitura
        </Button>
      </Row>
    </Stack>
  );
}

const bookletOf = (name: string) => bookletColors.find((color) => color === name) ?? null;
