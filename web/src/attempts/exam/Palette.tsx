import { Button } from '@mantine/core';
import { IconFlagFilled } from '@tabler/icons-react';
import { SidePanel } from '../../ui/SidePanel.tsx';
import classes from './Palette.module.css';
import { type QuestionMark, spokenMark } from './question-marks.ts';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface PaletteProps {
  /** The `popoverTarget` of the button that opens it on small screens. */
  id: string;
  marks: readonly QuestionMark[];
  current: number;
  /** 'Entregar' */
  submitLabel: string;
  onGoTo: (place: number) => void;
  onSubmit: () => void;
}

/** A list of all questions of an attempt, to see their state and go to them. */
export function Palette({ id, marks, current, submitLabel, onGoTo, onSubmit }: PaletteProps) {
  const answered = marks.filter(({ isAnswered }) => isAnswered).length;
  const marked = marks.filter(({ isMarked }) => isMarked).length;
  const hide = () => document.getElementById(id)?.hidePopover();
  return (
    <SidePanel id={id} title="Questões">
      <ol className={classes.questions}>
        {marks.map((mark, place) => (
          <li key={mark.questionId}>
            <button
              type="button"
              className={classes.question}
              data-answered={mark.isAnswered || undefined}
              aria-current={place === current ? 'step' : undefined}
              aria-label={spokenMark(mark)}
              onClick={() => {
                hide();
                onGoTo(place);
              }}
            >
              {mark.number}
              {mark.isMarked && <IconFlagFilled size={12} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ol>
      <Stack as="ul" gap={8} className={classes.legend}>
        <li>
          <span className={classes.sample} data-answered />
          {answered} {answered === 1 ? 'respondida' : 'respondidas'}
        </li>
        <li>
          <span className={classes.sample} />
          {marks.length - answered} em branco
        </li>
        <li>
          <span className={classes.flag}>
            <IconFlagFilled size={14} aria-hidden="true" />
          </span>
          {marked} para revisar
        </li>
      </Stack>
      <Button
        variant="light"
        fullWidth
        onClick={() => {
          hide();
          onSubmit();
        }}
      >
        {submitLabel}
      </Button>
    </SidePanel>
  );
}
