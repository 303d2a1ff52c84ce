import type { VideoSource } from '@sabia/domain/video-source.ts';

/** The playback state in a message of an embedded player; a message has some of the fields. */
export interface EmbedReport {
  position?: number;
  duration?: number;
  speed?: number;
}

/** The postMessage protocol of an embedded player. */
export interface Embed {
  origin: string;
  /** The iframe's address; `position` in seconds is where playback begins. */
  src: (url: string, position: number, pageOrigin: string) => string;
  /** Messages that subscribe to the player's events. */
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

/** Messages of another site are not trusted: only numbers are kept. */
function numbers(given: Record<keyof EmbedReport, unknown> | object): EmbedReport {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => typeof value === 'number' && value >= 0),
  );
}
