const ourselves = 'https://sabia.invalid';

/** Resolves a URL as a browser does. A path must start at the root, because a text is shown on several pages. */
function readAddress(text: string): URL | null {
  const url = URL.parse(text, ourselves);
  return url?.origin === ourselves && !text.startsWith('/') ? null : url;
}

/**
 * The attributes of a link in a rich text; null for an address that is no link. External links open in a new tab and
 * send no referrer.
 */
export function linkTo(href: string): Record<string, string> | null {
  const url = readAddress(href);
  if (url?.origin === ourselves || url?.protocol === 'mailto:') return { href };
  const leadsOut = url?.protocol === 'https:' || url?.protocol === 'http:';
  return leadsOut ? { href, target: '_blank', rel: 'noopener noreferrer' } : null;
}

/** True for one of our files and for an external image by https. */
export function isImageAddress(src: string): boolean {
  const url = readAddress(src);
  if (url?.origin === ourselves) return url.pathname.startsWith('/files/') && !url.search;
  return url?.protocol === 'https:';
}

/**
 * True for an audio file of the school. An address elsewhere is a link: the file could change after an attempt, and its
 * owner would see the learners.
 */
export function isAudioAddress(src: string): boolean {
  const url = readAddress(src);
  return url?.origin === ourselves && /^\/files\/[\w-]+\.(?:mp3|m4a|ogg|wav)$/.test(src);
}
