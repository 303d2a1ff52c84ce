import type { ComponentProps } from 'react';
import { FileInput } from './FileInput.tsx';

/** The cover of a course, trail or live. */
export function CoverInput(
  props: Pick<
    ComponentProps<typeof FileInput>,
    'label' | 'value' | 'onChange' | 'error' | 'uploader'
  >,
) {
  return (
    <FileInput
      {...props}
      kind="image"
      description="Deitada, 16 por 9; o ideal são 1280 × 720 pixels."
      ratio="16 / 9"
    />
  );
}
