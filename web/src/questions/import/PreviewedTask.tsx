import type { PreviewedQuestion } from '@sabia/domain/questions/question-import.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { editedTaskOf } from '../edited-kinds.ts';
import { KeyLine } from './KeyLine.tsx';
import classes from './import.module.css';

/** The parts of a question with its key. */
export function PreviewedTask({ question }: { question: PreviewedQuestion }) {
  const { task, answerKey } = question;
  if (!task || !answerKey) return null;
  const kind = editedTaskOf(task.kind);
  const text = kind.textOf?.(task);
  return (
    <>
      {text !== undefined && <RichText html={text} />}
      <Stack as="ul" gap={4} className={classes.alternatives}>
        {kind.keyLines(task, answerKey).map(({ html, note, isRight }, at) => (
          <KeyLine key={at} html={html} isRight={isRight}>
            {note && <Muted as="span">{note}</Muted>}
          </KeyLine>
        ))}
      </Stack>
    </>
  );
}
