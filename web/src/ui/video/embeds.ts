import type { VideoSource } from './video-source.ts';

/** What an embedded player says of its playback; each message says some of it. */
export interface EmbedReport {
  position?: number;
  duration?: number;
  speed?: number;
}

/** How one talks to the player of another site, by messages to and from its frame. */
export interface Embed {
  origin: string;
  /** The frame's address, to begin at a second. */
  src: (url: string, position: number, pageOrigin: string) => string;
  /** Makes the player tell of its playback. */
  listen: readonly object[];
  setSpeed: (speed: number) => object;
  read: (message: Record<string, unknown>) => EmbedReport | null;
}

/** https://developers.google.com/youtube/player_parameters, and what its iframe API sends. */
const youtube: Embed = {
  origin: 'https://www.youtube-nocookie.com',
  src: (url, position, pageOrigin) =>
    withParams(url, {
      enablejsapi: '1',
      origin: pageOrigin,
      playsinline: '1',
      rel: '0',
      hl: 'pt-BR',
      cc_lang_pref: 'pt',
      start: String(Math.floor(position)),
    }),
  listen: [{ event: 'listening', id: 'sabia', channel: 'widget' }],
  setSpeed: (speed) => ({ event: 'command', func: 'setPlaybackRate', args: [speed] }),
  read: ({ event, info }) => {
    if (event !== 'infoDelivery' && event !== 'initialDelivery') return null;
    const { currentTime, duration, playbackRate } = asRecord(info);
    return numbers({ position: currentTime, duration, speed: playbackRate });
  },
};

/** https://developer.vimeo.com/player/sdk, as the messages below it. */
const vimeo: Embed = {
  origin: 'https://player.vimeo.com',
  src: (url, position) =>
    `${withParams(url, { dnt: '1', playsinline: '1', texttrack: 'pt' })}#t=${Math.floor(position)}s`,
  listen: [
    { method: 'addEventListener', value: 'timeupdate' },
    { method: 'addEventListener', value: 'playbackratechange' },
  ],
  setSpeed: (speed) => ({ method: 'setPlaybackRate', value: speed }),
  read: ({ event, data }) => {
    const { seconds, duration, playbackRate } = asRecord(data);
    if (event === 'timeupdate') return numbers({ position: seconds, duration });
    if (event === 'playbackratechange') return numbers({ speed: playbackRate });
    return null;
  },
};

export const embeds: Readonly<Record<Extract<VideoSource['kind'], 'youtube' | 'vimeo'>, Embed>> = {
  youtube,
  vimeo,
};

function withParams(address: string, params: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

const asRecord = (given: unknown): Record<string, unknown> =>
  typeof given === 'object' && given !== null ? { ...given } : {};

/** Another site's message: only what is a number is believed. */
function numbers(given: Record<keyof EmbedReport, unknown> | object): EmbedReport {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'number' && value >= 0),
  );
}
