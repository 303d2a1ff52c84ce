import { expect, it } from 'vitest';
import { embeds } from './embeds.ts';

const { youtube, vimeo } = embeds;

it('resumes at the last position', () => {
  const src = new URL(
    youtube.src('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 61.7, 'https://sabia.test'),
  );
  expect(src.searchParams.get('start')).toBe('61');
  expect(src.searchParams.get('origin')).toBe('https://sabia.test');
  expect(
    vimeo.src('https://player.vimeo.com/video/76979871?h=8272103f6e', 61.7, 'https://sabia.test'),
  ).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&playsinline=1&texttrack=pt#t=61s',
  );
});

it.each([
  [
    'a first report of YouTube',
    youtube.read({
      event: 'initialDelivery',
      info: { currentTime: 0, duration: 212, playbackRate: 1, title: 'x' },
    }),
    { position: 0, duration: 212, speed: 1 },
  ],
  [
    'a later one, with what changed',
    youtube.read({ event: 'infoDelivery', info: { currentTime: 12.3 } }),
    { position: 12.3 },
  ],
  ['what is no report', youtube.read({ event: 'onReady', info: null }), null],
  ['a report of nothing', youtube.read({ event: 'infoDelivery', info: null }), {}],
  ['nonsense', youtube.read({ event: 'infoDelivery', info: { currentTime: 'now' } }), {}],
  [
    'the time of Vimeo',
    vimeo.read({ event: 'timeupdate', data: { seconds: 4.2, duration: 60, percent: 0.07 } }),
    { position: 4.2, duration: 60 },
  ],
  [
    'the speed of Vimeo',
    vimeo.read({ event: 'playbackratechange', data: { playbackRate: 1.5 } }),
    { speed: 1.5 },
  ],
  ['another event', vimeo.read({ event: 'ready' }), null],
])('reads %s', (_name, report, expected) => {
  expect(report).toEqual(expected);
});
