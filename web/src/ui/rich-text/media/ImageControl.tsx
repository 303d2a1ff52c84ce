import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { ToolbarButton } from '../editor/ToolbarButton.tsx';

export function ImageControl({ onImages }: { onImages: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolbarButton label="Imagem" icon={IconPhoto} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Escolher imagens"
        onChange={({ currentTarget }) => {
          onImages([...(currentTarget.files ?? [])]);
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
