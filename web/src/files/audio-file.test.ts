import { expect, it } from 'vitest';
import { audioFile } from './audio-file.ts';

it.each([
  ['fala.m4a', 'audio/x-m4a', 'audio/mp4'],
  ['FALA.WAV', 'audio/x-wav', 'audio/wav'],
  ['fala.opus', '', 'audio/ogg'],
  ['fala.ogg', 'video/ogg', 'audio/ogg'],
  ['fala.mp3', 'audio/mpeg', 'audio/mpeg'],
  ['fala', 'audio/mpeg', 'audio/mpeg'],
  ['fala.flac', 'audio/flac', 'audio/flac'],
])('%s of the type “%s” is sent as %s', async (name, type, sent) => {
  const file = audioFile(new File(['abc'], name, { type }));
  expect([file.name, file.type, await file.text()]).toEqual([name, sent, 'abc']);
});
