import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Card } from '../../../ui/primitives/Card.tsx';
import { Fieldset } from '../../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { RichTextInput } from '../../../ui/rich-text/editor/RichTextInput.tsx';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { blankPair, pairsLabel } from './edited-matching.ts';

/** At most 20 items, and 20 choices with those that fit none. */
const most = 20;

/** Items with their pairs, and choices that fit none. */
export function MatchingFields({ form, media }: TaskFieldsProps) {
  const { pairs, decoys } = form.values.task;
  const id = useId();
  const text = (path: string, label: string, value: string) => (
    <Stack gap={4}>
      {/* The compact editor has its label for screen readers only. */}
      <strong aria-hidden="true">{label}</strong>
      <RichTextInput
        label={label}
        withAsterisk
        isCompact
        value={value}
        onChange={(html) => form.setFieldValue(path, html)}
        error={form.errors[path]}
        media={media}
        data-path={path}
      />
    </Stack>
  );
  return (
    <Fieldset legend={pairsLabel} describedBy={`${id}-hint ${id}-error`}>
      <Muted id={`${id}-hint`} size={14}>
        Cada tentativa embaralha os pares. Dois itens podem ter o mesmo par.
      </Muted>
      {form.errors['task.pairs'] && (
        <Input.Error id={`${id}-error`}>{form.errors['task.pairs']}</Input.Error>
      )}
      {pairs.map(({ key, left, right }, at) => (
        <Card key={key} padding={12} gap={12}>
          {text(`task.pairs.${at}.left`, `Item ${at + 1}`, left)}
          {text(`task.pairs.${at}.right`, `Par do item ${at + 1}`, right)}
          {pairs.length > 2 && (
            <Remove
              label={`Remover o item ${at + 1}`}
              onRemove={() => form.removeListItem('task.pairs', at)}
            />
          )}
        </Card>
      ))}
      {decoys.map(({ key, right }, at) => (
        <Card key={key} padding={12} gap={12}>
          {text(`task.decoys.${at}.right`, `Opção sem par ${at + 1}`, right)}
          <Remove
            label={`Remover a opção sem par ${at + 1}`}
            onRemove={() => form.removeListItem('task.decoys', at)}
          />
        </Card>
      ))}
      {pairs.length + decoys.length < most && (
        <Row>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('task.pairs', blankPair())}
          >
            Adicionar par
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => form.insertListItem('task.decoys', blankPair())}
          >
            Adicionar opção sem par
          </Button>
        </Row>
      )}
    </Fieldset>
  );
}

const Remove = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Row>
    <Button variant="subtle" color="red" aria-label={label} onClick={onRemove}>
      Remover
    </Button>
  </Row>
);
