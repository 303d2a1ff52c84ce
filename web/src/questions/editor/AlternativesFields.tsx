import { Button, Input } from '@mantine/core';
import { Droppable } from '@hello-pangea/dnd';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { arrangeList, type ListOrder, moveItem, stepItem } from '../../ui/reordering/list-order.ts';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import { AlternativeFields } from './AlternativeFields.tsx';
import { editedKinds } from '../edited-kinds.ts';
import type { PartWords } from '../kinds/edited-parts.ts';
import { blankAlternative } from './question-values.ts';
import type { TaskFieldsProps } from './task-fields.ts';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { PlainList } from '../../ui/reordering/PlainList.tsx';

/** The alternatives or items in order, with the marks of the kind. */
export function AlternativesFields(props: TaskFieldsProps) {
  const { parts } = editedKinds[props.form.values.kind];
  return parts && <Parts {...props} words={parts} />;
}

interface PartsProps extends TaskFieldsProps {
  words: PartWords;
}

function Parts({ form, media, words }: PartsProps) {
  const { alternatives } = form.values;
  const { legend, noun, hint, add, most } = words;
  const id = useId();

  function reorder(order: ListOrder): void {
    form.setFieldValue(
      'alternatives',
      arrangeList(alternatives, ({ key }) => key, order),
    );
    // Errors are stored by index, so they are computed again.
    if (Object.keys(form.errors).length > 0) form.validate();
  }

  const moving = useKeyboardMoving({
    order: alternatives.map(({ key }) => key),
    reorder,
    step: stepItem,
  });
  // The order on the screen; form paths use the order of the form values.
  const shown = arrangeList(alternatives, ({ key }) => key, moving.order);

  return (
    <Fieldset legend={legend} describedBy={`${id}-hint ${id}-error`}>
      <Muted id={`${id}-hint`} size={14}>
        {hint}
      </Muted>
      {form.errors['alternatives'] && (
        <Input.Error id={`${id}-error`}>{form.errors['alternatives']}</Input.Error>
      )}
      <Reordering
        moving={moving}
        placeOf={(key) => `${noun} ${moving.order.indexOf(key) + 1} de ${shown.length}`}
        onDrop={(key, { index }) => reorder(moveItem(moving.order, key, index))}
      >
        <Droppable droppableId={id}>
          {({ innerRef, droppableProps, placeholder }) => (
            <PlainList ref={innerRef} {...droppableProps}>
              {shown.map((alternative, index) => (
                <AlternativeFields
                  key={alternative.key}
                  form={form}
                  media={media}
                  words={words}
                  at={alternatives.indexOf(alternative)}
                  index={index}
                  radioName={id}
                  moving={{ ...moving, reorder }}
                />
              ))}
              {placeholder}
            </PlainList>
          )}
        </Droppable>
      </Reordering>
      {alternatives.length < most && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('alternatives', blankAlternative())}
          >
            {add}
          </Button>
        </Row>
      )}
    </Fieldset>
  );
}
