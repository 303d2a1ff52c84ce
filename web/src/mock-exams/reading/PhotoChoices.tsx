import { Button } from '@mantine/core';
import { PhotoInput } from './PhotoInput.tsx';
import type { Photos } from './use-photos.ts';

interface PhotoChoicesProps {
  photos: Photos;
  isDisabled: boolean;
}

/** The ways to read cards without the live camera, and the end of such a reading. */
export function PhotoChoices({ photos, isDisabled }: PhotoChoicesProps) {
  const input = {
    isPending: photos.isReading,
    isDisabled,
    onChoose: (files: readonly File[]) => void photos.read(files),
  };
  return (
    <>
      <PhotoInput label="Escolher fotos ou PDF" takesPdf {...input} />
      <PhotoInput label="Tirar uma foto" takesPhoto {...input} />
      {photos.isReading && (
        <Button variant="default" onClick={photos.stop}>
          Parar a leitura
        </Button>
      )}
    </>
  );
}
