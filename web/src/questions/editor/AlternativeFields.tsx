import { Radio } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { alternativeLetters } from '../../attempts/letters.ts';
import { ItemMenu } from '../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import { MovableItem } from '../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import type { ImageSender } from '../../ui/rich-text/image-uploads.ts';
import { RichTextInput } from '../../ui/rich-text/RichTextInput.tsx';
import classes from './Alternatives.module.css';
import { alternativesLimits, type QuestionForm } from './question-values.ts';
import { Row } from '../../ui/primitives/Row.tsx';

export interface AlternativeFieldsProps {
  form: QuestionForm;
  images: ImageSender;
  /** Index in the form values. */
  at: number;
  /** Index on the screen, which differs while the keyboard moves it. */
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
  const name = `Alternativa ${alternativeLetters[index]}`;
  const path = `alternatives.${at}.text` as const;

  /** Only one alternative is correct. */
  const markRight = () =>
    form.setFieldValue(
      'alternatives',
      alternatives.map((other) => ({ ...other, isCorrect: other.key === key })),
    );

  return (
    <MovableItem
      id={key}
      index={index}
      moving={moving}
      label={`Mover a alternativa ${alternativeLetters[index]}`}
      className={isCorrect ? classes.right : undefined}
    >
      {(handle) => (
        <>
          <Row>
            {handle}
            <Radio
              name={radioName}
              label={name}
              aria-label={`${name} é a certa`}
              checked={isCorrect}
              onChange={markRight}
              classNames={{ radio: classes.radio }}
              // The first radio button represents the group while none is checked.
              data-path={at === 0 ? 'alternatives' : undefined}
            />
            {isCorrect && (
              <Row as="span" gap={4} className={classes.mark} aria-hidden="true">
                <IconCircleCheck size={18} />
                Certa
              </Row>
            )}
            <div className={classes.menu}>
              <ItemMenu
                id={key}
                label={`Ações da alternativa ${alternativeLetters[index]}`}
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
          </Row>
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
        </>
      )}
    </MovableItem>
  );
}
