import { IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { RoundButton } from '../ui/RoundButton.tsx';
import classes from './Alternative.module.css';
import { type Picture, PictureDialog, pictureOf, worthEnlarging } from './PictureDialog.tsx';

/** True for a text with an image that is worth enlarging. */
export const isPictured = (html: string): boolean => html.split('<img').slice(1).some(isWide);

const isWide = (image: string) =>
  Number(/^[^>]*\bwidth="(\d+)"/.exec(image)?.[1] ?? worthEnlarging) >= worthEnlarging;

/**
 * Opens the images of an alternative large. The button stands after the label, not in it: a press of it must choose
 * nothing, and its name is no part of the name of the alternative.
 */
export function EnlargeBeside({ html, letter }: { html: string; letter: string | undefined }) {
  const [opened, setOpened] = useState<readonly Picture[] | null>(null);
  if (!isPictured(html)) return null;
  return (
    <>
      <RoundButton
        title="Ampliar"
        aria-label={`Ampliar a imagem da alternativa ${letter}`}
        className={classes.enlarge}
        onClick={({ currentTarget }) => {
          const label = currentTarget.closest('[data-choice]')?.querySelector('label');
          setOpened([...(label?.querySelectorAll('img') ?? [])].map(pictureOf));
        }}
      >
        <IconZoomIn size={20} aria-hidden="true" />
      </RoundButton>
      {opened && <PictureDialog pictures={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
