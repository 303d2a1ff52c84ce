import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: component } = await import('./RichTextEditor.tsx');
  return { default: component };
});

/** Rich text in a form. The editor is heavy, so the rest of the form does not wait for it. */
export function RichTextInput(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={props.isCompact ? 94 : 240} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
