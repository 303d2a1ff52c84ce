import { IconVolume } from '@tabler/icons-react';
import { useRef } from 'react';
import { ToolbarButton } from '../editor/ToolbarButton.tsx';

export function AudioControl({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolbarButton label="Áudio" icon={IconVolume} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        // Many systems know no media type for some endings.
        accept="audio/mpeg,audio/mp4,audio/ogg,audio/wav,.mp3,.m4a,.ogg,.oga,.opus,.wav"
        multiple
        hidden
        aria-label="Escolher áudios"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Lets the user choose the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
