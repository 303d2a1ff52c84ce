import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Picture, PictureDialog, pictureOf, worthEnlarging } from './PictureDialog.tsx';
import classes from './QuickQuestion.module.css';

/** Images of the texts in it that stand alone get a button, which opens them in the size of their file. */
export function Enlargeable({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Picture | null>(null);
  useEffect(() => {
    const texts = box.current;
    if (!texts) return;
    const offer = () => {
      for (const image of texts.querySelectorAll('img')) offerToEnlarge(image);
    };
    const open = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('[data-enlarge]') : null;
      const image = button?.parentElement?.querySelector('img');
      if (image) setOpened(pictureOf(image));
    };
    offer();
    // A text is drawn again when its audio or its formulas have changed.
    const redrawn = new MutationObserver(offer);
    redrawn.observe(texts, { childList: true, subtree: true });
    texts.addEventListener('click', open);
    return () => {
      redrawn.disconnect();
      texts.removeEventListener('click', open);
    };
  }, []);
  return (
    <div ref={box}>
      {children}
      {opened && <PictureDialog pictures={[opened]} onClose={() => setOpened(null)} />}
    </div>
  );
}

function offerToEnlarge(image: HTMLImageElement): void {
  const around = image.parentElement;
  const isAlone = around?.matches('figure, .image');
  const width = Number(image.getAttribute('width')) || worthEnlarging;
  if (!isAlone || width < worthEnlarging || around?.querySelector('[data-enlarge]')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.enlarge ?? '';
  button.dataset['enlarge'] = '';
  button.textContent = 'Ampliar';
  if (image.alt) button.setAttribute('aria-label', `Ampliar: ${image.alt}`);
  around?.append(button);
}
