import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { RichText } from '../ui/rich-text/RichText.tsx';
import classes from './Explanation.module.css';

/** The explanation of the right alternative; nothing without one. */
export function Explanation({ html }: { html: string | null }) {
  if (!html || isBlankRichText(html)) return null;
  return (
    <div className={classes.explanation}>
      <p className={classes.title}>
        <strong>Explicação</strong>
      </p>
      <RichText html={html} />
    </div>
  );
}
