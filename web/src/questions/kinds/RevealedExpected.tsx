import { isBlankRichText } from '@sabia/domain/rich-text.ts';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { RevealedValue } from './Revealed.tsx';

/** The expected answer of a task that a person grades. */
export const RevealedExpected = ({ html }: { html: string | null | undefined }) =>
  html &&
  !isBlankRichText(html) && (
    <RevealedValue label="O que se esperava">
      <RichText html={html} />
    </RevealedValue>
  );
