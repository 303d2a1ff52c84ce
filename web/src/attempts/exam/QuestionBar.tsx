import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Taking.module.css';

interface QuestionBarProps {
  /** The place of the question, from 0. */
  at: number;
  isLast: boolean;
  onGo: (place: number) => void;
  /** In place of the next question, after the last one. */
  end: ReactNode;
  /** Between the two buttons. */
  children: ReactNode;
}

/** The questions before and after. */
export function QuestionBar({ at, isLast, onGo, end, children }: QuestionBarProps) {
  return (
    <nav aria-label="Questão anterior e próxima" className={classes.bar}>
      <Button
        variant="default"
        aria-label="Anterior"
        className={classes.back}
        disabled={at === 0}
        leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        onClick={() => onGo(at - 1)}
      >
        <span className={classes.word}>Anterior</span>
      </Button>
      {children}
      {isLast ? (
        end
      ) : (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden="true" />}
          onClick={() => onGo(at + 1)}
        >
          Próxima
        </Button>
      )}
    </nav>
  );
}
