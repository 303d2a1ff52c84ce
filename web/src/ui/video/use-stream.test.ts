import { describe, expect, it, vi } from 'vitest';
import { keepPlaying, levelsOf } from './use-stream.ts';

describe('the qualities of a stream', () => {
  it('are no choice with one level', () => {
    expect(levelsOf([{ height: 720, bitrate: 2_000_000 }])).toEqual([]);
  });

  it('begin with the best after the automatic one, and keep the numbers of hls.js', () => {
    expect(
      levelsOf([
        { height: 360, bitrate: 800_000 },
        { height: 1080, bitrate: 5_000_000 },
        { height: 0, bitrate: 64_000 },
      ]),
    ).toEqual([
      { value: -1, text: 'Automática' },
      { value: 1, text: '1080p' },
      { value: 0, text: '360p' },
      { value: 2, text: '64 kbit/s' },
    ]);
  });
});

describe('another source of a film', () => {
  it.each([
    ['that was pressed and that it pauses plays again', false, true, 1],
    ['that was pressed and goes on is left alone', false, false, 0],
    ['that nobody has pressed stays paused', true, true, 0],
  ])('%s', (_, before, after, plays) => {
    const play = vi.fn<() => Promise<void>>(async () => {});
    const film = { paused: before, play };
    keepPlaying(film, () => {
      film.paused = after;
    });
    expect(play).toHaveBeenCalledTimes(plays);
  });
});
