/** The kind of a video's address, which decides on the player. */
export type VideoSource =
  | { kind: 'file'; url: string }
  | { kind: 'stream'; url: string }
  | { kind: 'youtube'; url: string }
  | { kind: 'vimeo'; url: string };

const anyOrigin = 'http://site.invalid';

export function videoSource(address: string): VideoSource {
  if (!URL.canParse(address, anyOrigin)) return { kind: 'file', url: address };
  const url = new URL(address, anyOrigin);
  const youtube = youtubeId(url);
  if (youtube) return { kind: 'youtube', url: `https://www.youtube-nocookie.com/embed/${youtube}` };
  const vimeo = vimeoPath(url);
  if (vimeo) return { kind: 'vimeo', url: `https://player.vimeo.com/video/${vimeo}` };
  return { kind: url.pathname.endsWith('.m3u8') ? 'stream' : 'file', url: address };
}

/** True for YouTube and Vimeo, whose players have their own captions. */
export const isEmbedded = (address: string): boolean =>
  ['youtube', 'vimeo'].includes(videoSource(address).kind);

/** The video id in watch?v=, youtu.be/, embed/, shorts/ and live/ addresses. */
function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m|music)\./, '');
  if (host === 'youtu.be') return asYoutubeId(pathname.slice(1));
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  const [, inPath] = /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(pathname) ?? [];
  return asYoutubeId(inPath ?? searchParams.get('v'));
}

const asYoutubeId = (given: string | null) =>
  given && /^[\w-]{6,20}$/.test(given) ? given : undefined;

/** vimeo.com/123, vimeo.com/123/abc (unlisted, with its key), player.vimeo.com/video/123?h=abc */
function vimeoPath({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^www\./, '');
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const [, id, inPath] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  const key = inPath ?? searchParams.get('h');
  return id && (key ? `${id}?h=${encodeURIComponent(key)}` : id);
}
