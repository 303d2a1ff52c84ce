import { Radio } from '@mantine/core';
import { Draggable } from '@hello-pangea/dnd';
import { IconCircleCheck } from '@tabler/icons-react';
import { letters } from '../../attempts/letters.ts';
import { DragHandle } from '../../ui/reordering/DragHandle.tsx';
import { ItemMenu } from '../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import type { Moving } from '../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import type { ImageSender } from '../../ui/rich-text/image-uploads.ts';
import { RichTextInput } from '../../ui/rich-text/RichTextInput.tsx';
import classes from './AlternativeFields.module.css';
import { alternativesLimits, type QuestionForm } from './question-values.ts';

export interface AlternativeFieldsProps {
  form: QuestionForm;
  images: ImageSender;
  /** Where it is in the form. */
  at: number;
  /** Where it is shown while the keyboard moves it. */
  index: number;
  radioName: string;
  moving: Moving<ListOrder> & KeyboardMoving;
}

export function AlternativeFields({
  form,
  images,
  at,
  index,
  radioName,
  moving,
}: AlternativeFieldsProps) {
  const { alternatives } = form.values;
  const alternative = alternatives[at];
  if (!alternative) return null;
  const { key, text, isCorrect } = alternative;
  const name = `Alternativa ${letters[index]}`;
  const path = `alternatives.${at}.text` as const;

  /** The one before is no longer it. */
  const markRight = () =>
    form.setFieldValue(
      'alternatives',
      alternatives.map((other) => ({ ...other, isCorrect: other.key === key })),
    );

  return (
    <Draggable draggableId={key} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          className={classes.alternative}
          data-moving={isDragging || moving.heldId === key || undefined}
          data-right={isCorrect || undefined}
        >
          <div className={classes.head}>
            <DragHandle
              drag={dragHandleProps}
              keyboard={moving.handleOf(key)}
              label={`Mover a alternativa ${letters[index]}`}
            />
            <Radio
              name={radioName}
              label={name}
              aria-label={`${name} é a certa`}
              checked={isCorrect}
              onChange={markRight}
              classNames={{ radio: classes.radio }}
              // The first stands for the group where no one is marked.
              data-path={at === 0 ? 'alternatives' : undefined}
            />
            {isCorrect && (
              <span className={classes.mark} aria-hidden="true">
                <IconCircleCheck size={18} />
                Certa
              </span>
            )}
            <div className={classes.menu}>
              <ItemMenu
                id={key}
                label={`Ações da alternativa ${letters[index]}`}
                moving={moving}
                step={stepItem}
                deleteLabel="Remover"
                onDelete={
                  alternatives.length > alternativesLimits.fewest
                    ? () => form.removeListItem('alternatives', at)
                    : undefined
                }
              />
            </div>
          </div>
          <RichTextInput
            label={name}
            withAsterisk
            isCompact
            value={text}
            onChange={(html) => form.setFieldValue(path, html)}
            error={form.errors[path]}
            images={images}
            data-path={path}
          />
        </li>
      )}
    </Draggable>
  );
}
