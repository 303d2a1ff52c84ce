import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { RichText } from '../../ui/rich-text/RichText.tsx';

/** The instructions of an exam before an attempt. */
export function Instructions({ html }: { html: string }) {
  return (
    <Stack as="section" gap={8}>
      <Heading size={16}>Instruções</Heading>
      <RichText html={html} />
    </Stack>
  );
}

/** The instructions during an attempt, closed until the learner opens them. */
export function FoldedInstructions({ html }: { html: string }) {
  return (
    <details>
      <summary>Instruções da prova</summary>
      <RichText html={html} />
    </details>
  );
}
