import { describe, expect, it } from 'vitest';
import { levelsOf } from './use-stream.ts';

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
