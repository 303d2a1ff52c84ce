import { VisuallyHidden } from '@mantine/core';
import type { PreviewedQuestion as Question } from '@sabia/domain/questions/question-import.ts';
import { IconCheck } from '@tabler/icons-react';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './PreviewedQuestion.module.css';

/** A question of the import preview. */
export function PreviewedQuestion({ question }: { question: Question }) {
  const { line, title, statement, alternatives, explanation } = question;
  return (
    <li className={classes.question}>
      <p className={classes.place}>{title ? `Linha ${line} · ${title}` : `Linha ${line}`}</p>
      <RichText html={statement} />
      <ul className={classes.alternatives}>
        {alternatives.map(({ text, isCorrect }, at) => (
          <li key={at} data-right={isCorrect || undefined}>
            {isCorrect && <IconCheck size={18} aria-hidden="true" />}
            {isCorrect && <VisuallyHidden>Certa: </VisuallyHidden>}
            <RichText html={text} />
          </li>
        ))}
      </ul>
      {explanation && (
        <details>
          <summary>Explicação</summary>
          <RichText html={explanation} />
        </details>
      )}
    </li>
  );
}
