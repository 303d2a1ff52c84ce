import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await import('./RichTextEditor.tsx');
  return { default: component };
});

/** A rich text field of a form. The editor is large, so it loads after the rest of the form. */
export function RichTextInput(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={props.isCompact ? 94 : 240} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
