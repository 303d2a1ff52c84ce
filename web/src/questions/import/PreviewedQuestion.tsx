import { VisuallyHidden } from '@mantine/core';
import type { PreviewedQuestion as Question } from '@sabia/domain/questions/question-import.ts';
import { IconCheck } from '@tabler/icons-react';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import classes from './import.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** A question of the import preview. */
export function PreviewedQuestion({ question }: { question: Question }) {
  const { line, title, statement, alternatives, explanation } = question;
  return (
    <Card as="li" gap={8} className={classes.question}>
      <Muted size={13}>{title ? `Linha ${line} · ${title}` : `Linha ${line}`}</Muted>
      <RichText html={statement} />
      <Stack as="ul" gap={4} className={classes.alternatives}>
        {alternatives.map(({ text, isCorrect }, at) => (
          <li key={at} data-right={isCorrect || undefined}>
            {isCorrect && <IconCheck size={18} aria-hidden="true" />}
            {isCorrect && <VisuallyHidden>Certa: </VisuallyHidden>}
            <RichText html={text} />
          </li>
        ))}
      </Stack>
      {explanation && (
        <details>
          <summary>Explicação</summary>
          <RichText html={explanation} />
        </details>
      )}
    </Card>
  );
}
