import { Droppable } from '@hello-pangea/dnd';
import { ActionIcon, NativeSelect } from '@mantine/core';
import type { InstructorCard } from '@sabia/domain/instructors/instructor.ts';
import { instructorsLabel } from '@sabia/domain/instructors/instructor-labels.ts';
import { IconX } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { arrangeList, moveItem, stepItem } from '../ui/reordering/list-order.ts';
import { MovableItem } from '../ui/reordering/MovableItem.tsx';
import { PlainList } from '../ui/reordering/PlainList.tsx';
import { Reordering } from '../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../ui/reordering/use-keyboard-moving.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { instructorsQuery } from './instructors.api.ts';
import classes from './Instructors.module.css';
import { Portrait } from './Portrait.tsx';

interface InstructorsInputProps {
  /** The ids of the chosen instructors in order. */
  value: string[];
  onChange: (ids: string[]) => void;
  error?: ReactNode;
  /** The field name in the form. */
  'data-path'?: string;
}

/** The section of a form that chooses instructors in their order. */
export function InstructorsInput({ value, onChange, error, ...path }: InstructorsInputProps) {
  const { data: instructors } = useSuspenseQuery(instructorsQuery);
  const select = useRef<HTMLSelectElement>(null);
  const left = instructors.filter(({ id }) => !value.includes(id));

  function remove(removed: string): void {
    onChange(value.filter((id) => id !== removed));
    // The focused button was removed with the person.
    select.current?.focus();
  }

  return (
    <FormSection
      title={instructorsLabel}
      intro="Aparece na página, com a foto e a biografia, nesta ordem."
    >
      {value.length > 0 && (
        <ChosenList
          chosen={arrangeList(instructors, ({ id }) => id, value)}
          onReorder={(ids) => onChange([...ids])}
          onRemove={remove}
        />
      )}
      <NativeSelect
        {...path}
        ref={select}
        label="Adicionar pessoa"
        value=""
        onChange={({ currentTarget }) => onChange([...value, currentTarget.value])}
        data={[
          { value: '', label: left.length > 0 ? 'Escolha uma pessoa' : 'Não há mais ninguém' },
          ...left.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        error={error}
      />
      <Muted size={14}>
        Não está na lista? <TextLink to="/admin/instrutores">Ver os instrutores</TextLink>
      </Muted>
    </FormSection>
  );
}

interface ChosenListProps {
  chosen: readonly InstructorCard[];
  onReorder: (ids: readonly string[]) => void;
  onRemove: (id: string) => void;
}

function ChosenList({ chosen, onReorder, onRemove }: ChosenListProps) {
  const order = chosen.map(({ id }) => id);
  const moving = useKeyboardMoving({ order, reorder: onReorder, step: stepItem });
  const shown = arrangeList(chosen, ({ id }) => id, moving.order);
  return (
    <Reordering
      moving={moving}
      placeOf={(id) => `pessoa ${moving.order.indexOf(id) + 1} de ${shown.length}`}
      onDrop={(id, { index }) => onReorder(moveItem(moving.order, id, index))}
    >
      <Droppable droppableId="instructors">
        {({ innerRef, droppableProps, placeholder }) => (
          <PlainList ref={innerRef} {...droppableProps}>
            {shown.map((person, index) => (
              <MovableItem
                key={person.id}
                id={person.id}
                index={index}
                moving={moving}
                label={`Mover ${person.name}`}
              >
                {(handle) => (
                  <Row gap={12} className={classes.row}>
                    {handle}
                    <Portrait person={person} size="small" />
                    <span className={classes.name}>{person.name}</span>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="lg"
                      aria-label={`Tirar ${person.name}`}
                      onClick={() => onRemove(person.id)}
                    >
                      <IconX size={20} aria-hidden="true" />
                    </ActionIcon>
                  </Row>
                )}
              </MovableItem>
            ))}
            {placeholder}
          </PlainList>
        )}
      </Droppable>
    </Reordering>
  );
}
