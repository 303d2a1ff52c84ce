import { RichText } from '../ui/rich-text/RichText.tsx';
import { Enlargeable } from './Enlargeable.tsx';

/** A text of a question, whose images open large. In a label `EnlargeBeside` does that. */
export const PicturedText = ({ html }: { html: string }) =>
  html.includes('<img') ? (
    <Enlargeable>
      <RichText html={html} />
    </Enlargeable>
  ) : (
    <RichText html={html} />
  );
