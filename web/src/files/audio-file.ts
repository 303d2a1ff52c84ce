import type { AudioType } from '@sabia/domain/files/file.ts';

/** Endings of the names of audio files. */
const types: Readonly<Record<string, AudioType>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
};

/** The file with the type of its ending: systems call the same audio `audio/x-m4a`, `audio/x-wav` or `video/ogg`. */
export function audioFile(file: File): File {
  const type = types[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()];
  return type && type !== file.type ? new File([file], file.name, { type }) : file;
}
