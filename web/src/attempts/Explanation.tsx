import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { PicturedText } from './PicturedText.tsx';
import classes from './QuickQuestion.module.css';
import { Stack } from '../ui/primitives/Stack.tsx';

/** The explanation of the right alternative; nothing without one. */
export function Explanation({ html }: { html: string | null }) {
  if (!html || isBlankRichText(html)) return null;
  return (
    <Stack gap={4} className={classes.explanation}>
      <strong>Explicação</strong>
      <PicturedText html={html} />
    </Stack>
  );
}
