import { isJustBack, onReconnection } from '../../../platform/reconnection.ts';
import { lighten } from '../ease-reading.ts';

/**
 * Loads the images of all rich texts in this value, one after the other, in the widths that the page will ask for: they may
 * be shown without a network. Does nothing if the browser saves data. Returns the end of it.
 */
export function preloadImages(value: unknown): () => void {
  if (navigator.connection?.saveData) return () => {};
  const waiting = textsIn(value).flatMap(imagesIn);
  let isAtWork = false;
  const loadNext = async () => {
    const [image] = waiting;
    if (!image || isAtWork) return;
    isAtWork = true;
    const isDone = await hasLoaded(image);
    isAtWork = false;
    // The others are loaded when the network is back.
    if (!isDone && (!navigator.onLine || isJustBack())) return;
    waiting.shift();
    await loadNext();
  };
  const goOn = () => void loadNext();
  goOn();
  const endReconnection = onReconnection(goOn);
  return () => {
    waiting.length = 0;
    endReconnection();
  };
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('<img') ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

function imagesIn(html: string): HTMLImageElement[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  for (const image of images) lighten(image);
  return images;
}

function hasLoaded({ sizes, srcset, src }: HTMLImageElement): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    image.fetchPriority = 'low';
    image.sizes = sizes;
    image.srcset = srcset;
    image.src = src;
  });
}
