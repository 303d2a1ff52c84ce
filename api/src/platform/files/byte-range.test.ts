import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('a Range header for a file of 100 bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=100-200', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-0', null],
    ['bytes=0-9,20-29', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['lines=0-9', null],
  ])('%s is %j', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  it('is outside of an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('outside');
    expect(byteRange('bytes=-5', 0)).toBe('outside');
  });
});
