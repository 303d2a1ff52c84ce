import { expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

const youtube = { kind: 'youtube', url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' };

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s', youtube],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', { kind: 'vimeo', url: 'https://player.vimeo.com/video/76979871' }],
  [
    'https://vimeo.com/76979871/8272103f6e',
    { kind: 'vimeo', url: 'https://player.vimeo.com/video/76979871?h=8272103f6e' },
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    { kind: 'vimeo', url: 'https://player.vimeo.com/video/76979871?h=8272103f6e' },
  ],
  [
    'https://videos.exemplo.com.br/aula/index.m3u8?token=a',
    { kind: 'stream', url: 'https://videos.exemplo.com.br/aula/index.m3u8?token=a' },
  ],
  ['/files/aula.mp4', { kind: 'file', url: '/files/aula.mp4' }],
  ['https://exemplo.com.br/aula.webm', { kind: 'file', url: 'https://exemplo.com.br/aula.webm' }],
  // Other addresses of these sites are passed to the browser, which shows that it can't play them.
  ['https://youtube.com.golpe.net/watch?v=dQw4w9WgXcQ', { kind: 'file' }],
  ['https://www.youtube.com/watch?v="><script>', { kind: 'file' }],
  ['https://www.youtube.com/', { kind: 'file' }],
  ['https://vimeo.com/channels/staffpicks', { kind: 'file' }],
  ['http://[', { kind: 'file' }],
])('%s', (address, source) => {
  expect(videoSource(address)).toMatchObject(source);
});
