import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './QuickQuestion.module.css';

export interface Picture {
  src: string;
  /** The width that the page shows, which has loaded: the whole file may be out of reach. */
  loadedSrc: string;
  alt: string;
}

/** Pixels; smaller images are read where they stand. */
export const worthEnlarging = 240;

/** An image of the page. */
export const pictureOf = (image: HTMLImageElement): Picture => ({
  src: image.getAttribute('src') ?? '',
  loadedSrc: image.currentSrc,
  alt: image.alt,
});

interface PictureDialogProps {
  pictures: readonly Picture[];
  onClose: () => void;
}

/** Images in the size of their files, below each other. */
export function PictureDialog({ pictures, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const title = pictures.map(({ alt }) => alt).find((alt) => alt !== '');
  return (
    <dialog
      ref={dialog}
      aria-label={title ?? 'Imagem da questão'}
      className={classes.picture}
      onClose={onClose}
    >
      <button type="button" aria-label="Fechar a imagem" className={classes.close} onClick={close}>
        <IconX size={22} aria-hidden="true" />
      </button>
      {pictures.map((picture) => (
        <WholePicture key={picture.src} {...picture} />
      ))}
    </dialog>
  );
}

function WholePicture({ src, loadedSrc, alt }: Picture) {
  const [isReachable, setReachable] = useState(true);
  return <img src={isReachable ? src : loadedSrc} alt={alt} onError={() => setReachable(false)} />;
}
