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
