import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type QuestionMark, spokenMark, submissionWords } from './question-marks.ts';
import classes from './Palette.module.css';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

interface SubmitDialogProps {
  isOpen: boolean;
  marks: readonly QuestionMark[];
  onGoTo: (place: number) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before submitting, with links to the blank and the marked questions. */
export function SubmitDialog({ isOpen, marks, onGoTo, onSubmit, onClose }: SubmitDialogProps) {
  const blank = marks.filter(({ isAnswered }) => !isAnswered);
  const marked = marks.filter(({ isMarked, isAnswered }) => isMarked && isAnswered);
  const goTo = (mark: QuestionMark) => {
    onClose();
    onGoTo(mark.number - 1);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Entregar agora?"
      confirmLabel="Entregar"
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <Muted>{submissionWords(marks)} Depois de entregar, as respostas não mudam mais.</Muted>
      <Questions title="Em branco" marks={blank} onGoTo={goTo} />
      <Questions title="Marcadas para revisar" marks={marked} onGoTo={goTo} />
    </ConfirmDialog>
  );
}

interface QuestionsProps {
  title: string;
  marks: readonly QuestionMark[];
  onGoTo: (mark: QuestionMark) => void;
}

function Questions({ title, marks, onGoTo }: QuestionsProps) {
  if (marks.length === 0) return null;
  return (
    <Stack gap={4} className={classes.group}>
      <strong>{title}</strong>
      <Row as="ul" className={classes.some} aria-label={title}>
        {marks.map((mark) => (
          <li key={mark.questionId}>
            <button
              type="button"
              className={classes.question}
              aria-label={`Ir para: ${spokenMark(mark)}`}
              onClick={() => onGoTo(mark)}
            >
              {mark.number}
            </button>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
