import { videoSource } from './video-source.ts';

/** The hosts of videos besides YouTube, Vimeo and files of any host: the site itself, and VIDEO_ORIGINS. */
export interface VideoHosts {
  /** Origin of the site. */
  site: string;
  /** Sources of the Content-Security-Policy: `https://a.br`, `https://*.a.br` or `https:`. */
  videoOrigins: readonly string[];
}

/** Services whose addresses are pages with a player of their own. */
const services: [name: string, host: RegExp][] = [
  ['Google Drive', /^(drive|docs)\.google\.com$/],
  ['SharePoint', /\.sharepoint\.com$/],
  ['OneDrive', /^(onedrive\.live\.com|1drv\.ms)$/],
  ['Panda Video', /\.pandavideo\.com(\.br)?$/],
  ['Dropbox', /(^|\.)dropbox\.com$/],
];

const videoFile = /\.(mp4|m4v|webm|mov|ogv|ogg)$/i;

/** The reason why a video does not play for learners, in Portuguese; null if nothing speaks against it. */
export function unplayableVideo(
  address: string,
  { site, videoOrigins }: VideoHosts,
): string | null {
  const { kind } = videoSource(address);
  if (kind === 'youtube' || kind === 'vimeo') return null;
  const url = URL.parse(address, site);
  if (!url) return 'o endereço do vídeo é inválido';
  if (url.origin === new URL(site).origin) return null;
  if (url.protocol !== 'https:')
    return 'o endereço do vídeo começa com http:// e o navegador o bloqueia. Use https://';
  if (videoOrigins.some((allowed) => isAllowed(url, allowed))) return null;
  if (kind === 'stream')
    return `a escola não está configurada para transmissões de ${url.hostname}. Inclua ${url.origin} em VIDEO_ORIGINS`;
  const service = services.find(([, host]) => host.test(url.hostname))?.[0];
  if (service)
    return `um endereço do ${service} não toca aqui. Envie o vídeo ao YouTube ou ao Vimeo, ou use o endereço de um arquivo .mp4`;
  if (!videoFile.test(url.pathname))
    return `o endereço em ${url.hostname} parece o de uma página, não o de um vídeo. Use YouTube, Vimeo ou o endereço de um arquivo .mp4`;
  return null;
}

/** True if a source of the Content-Security-Policy covers the address. */
function isAllowed(url: URL, source: string): boolean {
  if (source === 'https:') return url.protocol === source;
  const [protocol = '', host = ''] = source.toLowerCase().split('//');
  if (url.protocol !== protocol) return false;
  return host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host;
}
