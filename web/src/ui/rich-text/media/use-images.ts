import { type RefObject, useEffect } from 'react';
import { isJustBack, onReconnection } from '../../../platform/reconnection.ts';
import { isInLine } from '../editor/is-in-line.ts';
import { removeNotice, sayBelow } from './medium-notice.ts';

/** Images of the text that fail without a network say so, and are loaded again when it is back. */
export function useImages(box: RefObject<Element | null>, html: string): void {
  useEffect(() => {
    const text = box.current;
    if (!text || !html.includes('<img')) return;
    const failed = () => [...text.querySelectorAll('img')].filter(isFailed);
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) sayMissing(target);
    };
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) removeNotice(target);
    };
    const loadAgain = () => {
      // No browser requests an image again that failed; the same address does it.
      for (const image of failed()) image.src = image.getAttribute('src') ?? '';
    };
    for (const image of failed()) sayMissing(image);
    text.addEventListener('error', onError, true);
    text.addEventListener('load', onLoad, true);
    const endReconnection = onReconnection(loadAgain);
    return () => {
      text.removeEventListener('error', onError, true);
      text.removeEventListener('load', onLoad, true);
      endReconnection();
    };
  }, [box, html]);
}

const isFailed = ({ complete, naturalWidth }: HTMLImageElement): boolean =>
  complete && naturalWidth === 0;

/** The alternative text of an image in a line is in its place already. */
function sayMissing(image: HTMLImageElement): void {
  if (navigator.onLine && !isJustBack()) return removeNotice(image);
  const isAlone = !isInLine(image) || image.parentElement?.className === 'image';
  if (isAlone || !image.alt) sayBelow(image, 'Sem internet: a imagem volta com a conexão.');
}
