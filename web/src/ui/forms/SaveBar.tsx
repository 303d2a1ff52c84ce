import { Button } from '@mantine/core';
import { Muted } from '../primitives/Muted.tsx';
import classes from './Form.module.css';

interface SaveBarProps {
  /** The label of the button: 'Criar curso'. */
  label: string;
  isSaving: boolean;
  hasUnsaved: boolean;
}

/** The save button at the end of a long form; it stays visible while the form scrolls. */
export function SaveBar({ label, isSaving, hasUnsaved }: SaveBarProps) {
  return (
    <div className={classes.saveBar}>
      {hasUnsaved && (
        <Muted size={14} className={classes.unsaved}>
          Há alterações não salvas.
        </Muted>
      )}
      <Button type="submit" size="md" loading={isSaving}>
        {label}
      </Button>
    </div>
  );
}
