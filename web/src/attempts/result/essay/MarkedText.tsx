import type { EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { markedText } from '@sabia/domain/essays/marked-text.ts';
import classes from '../Result.module.css';

interface MarkedTextProps {
  text: string;
  comments: readonly EssayComment[];
}

/** A text whose commented words are marked, with the numbers of the comments behind them. */
export const MarkedText = ({ text, comments }: MarkedTextProps) => (
  <>
    {markedText(text, comments).map(({ text: part, numbers, endsOf }, at) =>
      numbers.length > 0 ? (
        <span key={at}>
          <mark className={classes.marked}>{part}</mark>
          {endsOf.length > 0 && <sup className={classes.commentNumber}>{endsOf.join(' ')}</sup>}
        </span>
      ) : (
        part
      ),
    )}
  </>
);
