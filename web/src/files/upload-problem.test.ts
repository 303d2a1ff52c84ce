import { expect, it } from 'vitest';
import { acceptedTypes, uploadProblem } from './upload-problem.ts';

it.each([
  ['image', 'image/png', 5_000_000, undefined],
  [
    'image',
    'image/png',
    5_300_000,
    'O arquivo tem 5,3 MB. Envie JPG, PNG, WebP, GIF ou AVIF de até 5 MB.',
  ],
  ['image', 'image/png', 0, 'O arquivo está vazio.'],
  [
    'image',
    'application/pdf',
    10,
    'Este tipo de arquivo não é aceito. Envie JPG, PNG, WebP, GIF ou AVIF de até 5 MB.',
  ],
  [
    'image',
    'image/svg+xml',
    10,
    'Este tipo de arquivo não é aceito. Envie JPG, PNG, WebP, GIF ou AVIF de até 5 MB.',
  ],
  ['document', 'application/pdf', 20_000_000, undefined],
  ['document', 'application/pdf', 20_100_000, 'O arquivo tem 20,1 MB. Envie PDF de até 20 MB.'],
  ['document', 'image/png', 10, 'Este tipo de arquivo não é aceito. Envie PDF de até 20 MB.'],
  ['audio', 'audio/mp4', 20_000_000, undefined],
  [
    'audio',
    'audio/wav',
    20_100_000,
    'O arquivo tem 20,1 MB. Envie MP3, M4A, OGG ou WAV de até 20 MB.',
  ],
  [
    'audio',
    'audio/flac',
    10,
    'Este tipo de arquivo não é aceito. Envie MP3, M4A, OGG ou WAV de até 20 MB.',
  ],
  ['captions', 'text/vtt', 1_000_000, undefined],
  [
    'captions',
    'text/vtt',
    1_100_000,
    'O arquivo tem 1,1 MB. Envie WebVTT (.vtt) ou SubRip (.srt) de até 1 MB.',
  ],
  ['answer', 'image/jpeg', 20_000_000, undefined],
  ['answer', 'image/png', 20_100_000, 'O arquivo tem 20,1 MB. Envie JPG, PNG ou PDF de até 20 MB.'],
  ['document', 'application/zip', 10, 'Este tipo de arquivo não é aceito. Envie PDF de até 20 MB.'],
] as const)('%s: %s of %i bytes', (kind, type, size, problem) => {
  expect(uploadProblem(kind, { type, size })).toBe(problem);
});

it('offers the accepted types in the file dialog', () => {
  expect(acceptedTypes.image).toBe('image/jpeg,image/png,image/webp,image/gif,image/avif');
});
