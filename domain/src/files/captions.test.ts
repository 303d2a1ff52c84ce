import { describe, expect, it } from 'vitest';
import { readCaptions, readWebVtt, writeWebVtt } from './captions.ts';

const written = (text: string) => {
  const read = readCaptions(text);
  return 'cues' in read ? writeWebVtt(read.cues) : read.problem;
};

const captions = `WEBVTT

00:00:01.000 --> 00:00:04.500
Oi! Hoje é dia de compostagem.

01:02:03.250 --> 01:02:05.000 line:0 align:start
<v Ana>Três potes,
<i>nada mais</i>.
`;

describe('captions', () => {
  it('are written as they were parsed', () => {
    expect(written(captions)).toBe(captions);
  });

  it('are parsed from SubRip too', () => {
    const subRip = `1\r\n00:00:01,000 --> 00:00:04,500\r\nOi! Hoje é dia de compostagem.\r\n\r\n2\r\n1:02:03,250 --> 1:02:05,000\r\nTrês potes.\r\n`;
    expect(written(subRip)).toBe(`WEBVTT

00:00:01.000 --> 00:00:04.500
Oi! Hoje é dia de compostagem.

01:02:03.250 --> 01:02:05.000
Três potes.
`);
  });

  it('lose comments, styles, unknown tags and settings, but no text', () => {
    expect(
      written(`\uFEFFWEBVTT - do nosso canal
Kind: captions

STYLE
::cue { background: url(https://exemplo.com/espia) }

NOTE
Revisar.

abertura
00:01.000 --> 00:02.000 onclick:alert(1) size:80%
<font color="red"><b>Oi</b></font><script>alert(1)</script>`),
    ).toBe(`WEBVTT

00:00:01.000 --> 00:00:02.000 size:80%
<b>Oi</b>alert(1)
`);
  });

  it.each([
    ['an empty file', '', 'O arquivo não tem nenhuma legenda.'],
    ['words', 'Oi, tudo bem?', 'Linha 1: falta o tempo, como 00:01.000 --> 00:04.000.'],
    ['no cue', 'WEBVTT\n\nNOTE nada', 'O arquivo não tem nenhuma legenda.'],
    [
      'an impossible time',
      'WEBVTT\n\n00:61.000 --> 00:62.000\nOi',
      'Linha 3: falta o tempo, como 00:01.000 --> 00:04.000.',
    ],
    [
      'an end before its start',
      'WEBVTT\n\n00:02.000 --> 00:01.000\nOi',
      'Linha 3: a legenda termina antes de começar.',
    ],
    [
      'times out of order',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nOi\n\n00:01.000 --> 00:04.000\nTchau',
      'Linha 6: a legenda começa antes da anterior.',
    ],
    [
      'two cues without a blank line between',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOi\n00:02.000 --> 00:03.000\nTchau',
      'Linha 3: falta uma linha em branco entre duas legendas.',
    ],
  ])('of %s: %#', (_name, text, problem) => {
    expect(readCaptions(text)).toEqual({ problem });
  });
});

it.each(['WEBVTTX\n\n00:01.000 --> 00:02.000\nOi', '1\n00:00:01,000 --> 00:00:02,000\nOi'])(
  'WebVTT begins with WEBVTT: %#',
  (text) => {
    expect(readWebVtt(text)).toEqual({ problem: 'O arquivo não começa com WEBVTT.' });
  },
);
