import type { ComponentProps } from 'react';
import { FileInput } from './FileInput.tsx';

/** Takes the cover of what learners choose from. */
export function CoverInput(
  props: Pick<ComponentProps<typeof FileInput>, 'value' | 'onChange' | 'error' | 'uploader'>,
) {
  return (
    <FileInput
      {...props}
      kind="image"
      label="Capa"
      description="Deitada, 16 por 9; o ideal são 1280 × 720 pixels."
      ratio="16 / 9"
    />
  );
}
