import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ListFields.module.css';

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
    <fieldset className={classes.list}>
      <legend>{title}</legend>
      <p className={classes.intro}>{intro}</p>
      {children}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        className={classes.add}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </fieldset>
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
    <div role="group" aria-label={name} className={classes.item}>
      {children}
      <Button variant="subtle" color="red" className={classes.remove} onClick={onRemove}>
        Remover {name.toLowerCase()}
      </Button>
    </div>
  );
}
