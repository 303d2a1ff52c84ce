import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Columns } from '../../../ui/primitives/Columns.tsx';
import { Fieldset } from '../../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

interface ListFieldsProps {
  title: string;
  intro: string;
  addLabel: string;
  onAdd: () => void;
  children: ReactNode;
}

/** A list of rows that can be added and removed. */
export function ListFields({ title, intro, addLabel, onAdd, children }: ListFieldsProps) {
  return (
    <Fieldset legend={title}>
      <Muted size={14}>{intro}</Muted>
      {children}
      <Row>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </Row>
    </Fieldset>
  );
}

interface ListFieldsItemProps {
  /** 'Material 1' */
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

export function ListFieldsItem({ name, onRemove, children }: ListFieldsItemProps) {
  return (
    <Stack role="group" aria-label={name} gap={12}>
      <Columns>{children}</Columns>
      <Row>
        <Button variant="subtle" color="red" onClick={onRemove}>
          Remover {name.toLowerCase()}
        </Button>
      </Row>
    </Stack>
  );
}
