import { Radio } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { ItemMenu } from '../../ui/reordering/ItemMenu.tsx';
import { type ListOrder, stepItem } from '../../ui/reordering/list-order.ts';
import { MovableItem } from '../../ui/reordering/MovableItem.tsx';
import type { Moving } from '../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../ui/reordering/use-keyboard-moving.ts';
import type { MediaSender } from '../../ui/rich-text/media/media-uploads.ts';
import { RichTextInput } from '../../ui/rich-text/editor/RichTextInput.tsx';
import classes from './Alternatives.module.css';
import type { PartWords } from '../kinds/edited-parts.ts';
import type { QuestionForm } from './question-values.ts';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Row } from '../../ui/primitives/Row.tsx';

export interface AlternativeFieldsProps {
  form: QuestionForm;
  media: MediaSender;
  words: PartWords;
  /** Index in the form values. */
  at: number;
  /** Index on the screen, which differs while the keyboard moves it. */
  index: number;
  radioName: string;
  moving: Moving<ListOrder> & KeyboardMoving;
}

export function AlternativeFields({
  form,
  media,
  words: { nameOf, article, fewest, mark },
  at,
  index,
  radioName,
  moving,
}: AlternativeFieldsProps) {
  const { alternatives, kind } = form.values;
  const alternative = alternatives[at];
  if (!alternative) return null;
  const { key, text, isCorrect } = alternative;
  const name = nameOf(index);
  const inSentence = name.charAt(0).toLowerCase() + name.slice(1);
  const isMarked = isCorrect && mark !== null;
  const path = `alternatives.${at}.text` as const;

  /** Only one alternative of the kind SINGLE_CHOICE is correct. */
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
      label={`Mover ${article} ${inSentence}`}
      className={isMarked ? classes.right : undefined}
    >
      {(handle) => (
        <>
          <Row>
            {handle}
            {mark === null && <strong>{name}</strong>}
            {kind === 'SINGLE_CHOICE' && (
              <Radio
                name={radioName}
                label={name}
                checked={isCorrect}
                aria-label={`${name} é a certa`}
                onChange={markRight}
                classNames={{ radio: classes.radio }}
                // The first button represents the group while none is checked.
                data-path={at === 0 ? 'alternatives' : undefined}
              />
            )}
            {kind !== 'SINGLE_CHOICE' && mark !== null && (
              <CheckboxLabel>
                <input
                  type="checkbox"
                  checked={isCorrect}
                  aria-label={`${name}: ${mark.toLowerCase()}`}
                  data-path={at === 0 ? 'alternatives' : undefined}
                  onChange={({ currentTarget }) =>
                    form.setFieldValue(`alternatives.${at}.isCorrect`, currentTarget.checked)
                  }
                />
                {name}
              </CheckboxLabel>
            )}
            {isMarked && (
              <Row as="span" gap={4} className={classes.mark} aria-hidden="true">
                <IconCircleCheck size={18} />
                {mark}
              </Row>
            )}
            <div className={classes.menu}>
              <ItemMenu
                id={key}
                label={`Ações d${article} ${inSentence}`}
                moving={moving}
                step={stepItem}
                deleteLabel="Remover"
                onDelete={
                  alternatives.length > fewest
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
            media={media}
            data-path={path}
          />
        </>
      )}
    </MovableItem>
  );
}
