import { Button, Input } from '@mantine/core';
import { Droppable } from '@hello-pangea/dnd';
import { questionLabels } from '@sabia/domain/questions/question-labels.ts';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { arrangeList, type ListOrder, moveItem, stepItem } from '../../ui/reordering/list-order.ts';
import { Reordering } from '../../ui/reordering/Reordering.tsx';
import { useKeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import type { ImageSender } from '../../ui/rich-text/image-uploads.ts';
import { AlternativeFields } from './AlternativeFields.tsx';
import { alternativesLimits, blankAlternative, type QuestionForm } from './question-values.ts';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { PlainList } from '../../ui/reordering/PlainList.tsx';

interface AlternativesFieldsProps {
  form: QuestionForm;
  images: ImageSender;
}

/** The alternatives in order, one of them marked as correct. */
export function AlternativesFields({ form, images }: AlternativesFieldsProps) {
  const { alternatives } = form.values;
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
    <Fieldset legend={questionLabels.alternatives} describedBy={`${id}-hint ${id}-error`}>
      <Muted id={`${id}-hint`} size={14}>
        De 2 a 10, na ordem em que aparecem. Marque a certa.
      </Muted>
      {form.errors['alternatives'] && (
        <Input.Error id={`${id}-error`}>{form.errors['alternatives']}</Input.Error>
      )}
      <Reordering
        moving={moving}
        placeOf={(key) => `alternativa ${moving.order.indexOf(key) + 1} de ${shown.length}`}
        onDrop={(key, { index }) => reorder(moveItem(moving.order, key, index))}
      >
        <Droppable droppableId={id}>
          {({ innerRef, droppableProps, placeholder }) => (
            <PlainList ref={innerRef} {...droppableProps}>
              {shown.map((alternative, index) => (
                <AlternativeFields
                  key={alternative.key}
                  form={form}
                  images={images}
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
      {alternatives.length < alternativesLimits.most && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('alternatives', blankAlternative())}
          >
            Adicionar alternativa
          </Button>
        </Row>
      )}
    </Fieldset>
  );
}
