import { missingImage } from '@sabia/domain/rich-text/missing-parts.ts';
import { placeOf } from './pasted-place.ts';

interface PastedImages {
  html: string;
  /** The places of images that were not taken; the text has a mark there. */
  dropped: string[];
}

/**
 * Handles the images of pasted HTML: images of this site stay, data URLs are uploaded, images of other
 * sites become a mark, because they could disappear and would reveal the readers to that site.
 */
export function replacePastedImages(
  html: string,
  { origin, send }: { origin: string; send: (file: File) => string | undefined },
): PastedImages {
  if (!/<img\b/i.test(html)) return { html, dropped: [] };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lost: HTMLImageElement[] = [];
  for (const image of body.querySelectorAll('img')) {
    if (image.dataset['upload']) continue;
    const src = image.getAttribute('src') ?? '';
    const own = ownPath(src, origin);
    const embedded = own ? undefined : embeddedFile(src);
    const upload = embedded && send(embedded);
    if (own) image.setAttribute('src', own);
    else if (upload) {
      image.removeAttribute('src');
      image.dataset['upload'] = upload;
      // Other programs write an empty alt when nobody gave a text.
      if (!image.alt.trim()) image.removeAttribute('alt');
    } else {
      lost.push(image);
    }
  }
  // The places are told without the marks.
  const dropped = lost.map(placeOf);
  for (const image of lost) image.replaceWith(missingImage);
  return { html: body.innerHTML, dropped };
}

/** The path of an image of this site with its access; an image copied from a page has an absolute URL. */
function ownPath(src: string, origin: string): string | undefined {
  const url = URL.parse(src, origin);
  return url?.origin === origin && url.pathname.startsWith('/files/')
    ? url.pathname + (url.searchParams.has('access') ? url.search : '')
    : undefined;
}

/** `data:image/png;base64,…` as a file. */
function embeddedFile(src: string): File | undefined {
  const [, type = '', subtype = '', base64] =
    /^data:(image\/([\w.+-]+));base64,(.+)$/is.exec(src) ?? [];
  if (!base64) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new File([bytes], `imagem-colada.${subtype}`, { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
}
