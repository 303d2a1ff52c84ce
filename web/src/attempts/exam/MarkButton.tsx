import { Button } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import classes from './Taking.module.css';

/** Marks the question for review; on a phone its words are short. */
export function MarkButton({ isMarked, onToggle }: { isMarked: boolean; onToggle: () => void }) {
  const Icon = isMarked ? IconFlagFilled : IconFlag;
  const word = isMarked ? 'Marcada' : 'Marcar';
  return (
    <Button
      variant="default"
      aria-pressed={isMarked}
      aria-label={`${word} para revisar`}
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={onToggle}
    >
      {word}
      <span className={classes.word}>&nbsp;para revisar</span>
    </Button>
  );
}
