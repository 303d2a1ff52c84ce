import { describe, expect, it } from 'vitest';
import { captionsLoss, readCaptions, readWebVtt, writeWebVtt } from './captions.ts';

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

  it('lose comments, styles, fonts and settings, but no text', () => {
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
<b>Oi</b>&lt;script&gt;alert(1)&lt;/script&gt;
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
  ])('of %s: %#', (_name, text, problem) => {
    expect(readCaptions(text)).toEqual({ problem });
  });
});

describe('captions are read as players read them', () => {
  it.each([
    [
      'of YouTube, with lines of one space and the times of words',
      `WEBVTT
Kind: captions
Language: pt

00:00:00.160 --> 00:00:02.070 align:start position:0%
\u0020
oi<00:00:00.400><c> turma</c>

00:00:02.070 --> 00:00:02.080 align:start position:0%
oi turma
\u0020

00:00:02.080 --> 00:00:04.000 align:start position:0%
oi turma
vamos<00:00:02.500><c> lá</c>
`,
      [
        [160, 'oi<c> turma</c>'],
        [2070, 'oi turma'],
        [2080, 'oi turma\nvamos<c> lá</c>'],
      ],
    ],
    [
      'of Zoom, with names of speakers',
      'WEBVTT\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000\r\nAna Souza: Bom dia!\r\n\r\n2\r\n00:00:02.000 --> 00:00:03.000\r\nBeto: Oi.\r\n',
      [
        [1000, 'Ana Souza: Bom dia!'],
        [2000, 'Beto: Oi.'],
      ],
    ],
    [
      'of Teams, with long identifiers and voices',
      'WEBVTT\n\n9f1d2c7e-0b1a-4a53-8a55-2f3a/12-0\n00:00:01.5 --> 00:00:02.000\n<v Ana Souza>Bom dia,\nturma.</v>\n',
      [[1500, '<v Ana Souza>Bom dia,\nturma.</v>']],
    ],
    [
      'of Whisper, without a blank line at the end',
      '1\n00:00:00,000 --> 00:00:02,480\n Hoje falamos de frações.\n\n2\n00:00:02,480 --> 00:00:05,000\n Meio é 1/2.',
      [
        [0, 'Hoje falamos de frações.'],
        [2480, 'Meio é 1/2.'],
      ],
    ],
    [
      'of Subtitle Edit, with a mark, positions and fonts',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}<font color="#ffff00">No alto</font>\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\n<i>Embaixo</i>\r\n',
      [
        [1000, 'No alto'],
        [2000, '<i>Embaixo</i>'],
      ],
    ],
    [
      'without numbers and with CR only',
      '00:00:01,000 --> 00:00:02,000\rUm\r\r00:00:02,000 --> 00:00:03,000\rDois\r',
      [
        [1000, 'Um'],
        [2000, 'Dois'],
      ],
    ],
    [
      'without a blank line between cues',
      '1\n00:00:01,000 --> 00:00:02,000\nUm\n2\n00:00:02,000 --> 00:00:03,000\nDois',
      [
        [1000, 'Um'],
        [2000, 'Dois'],
      ],
    ],
    [
      'that overlap and are out of order',
      'WEBVTT\n\n00:02.000 --> 00:04.000\nDois\n\n00:01.000 --> 00:03.000\nUm\n',
      [
        [1000, 'Um'],
        [2000, 'Dois'],
      ],
    ],
    [
      'about a program',
      '1\n00:00:01,000 --> 00:00:04,000\nif (a < b && c > d) return List<int>\n',
      [[1000, 'if (a &lt; b &amp;&amp; c &gt; d) return List&lt;int&gt;']],
    ],
  ])('%s', (_name, text, cues) => {
    const read = readCaptions(text);
    expect('cues' in read && read.cues.map(({ start, text: words }) => [start, words])).toEqual(
      cues,
    );
    expect(read).toMatchObject({ lost: [] });
  });

  it('at the top, and again as they were written', () => {
    const read = readCaptions('1\n00:00:01,000 --> 00:00:02,000\n{\\an8}x < y\n');
    const webVtt = 'cues' in read ? writeWebVtt(read.cues) : '';
    expect(webVtt).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0\nx &lt; y\n');
    expect(readWebVtt(webVtt)).toEqual(read);
  });

  it('without those that can not be shown, which are named', () => {
    const read = readCaptions(
      '1\n00:00:01,000 --> 00:00:02,000\nUm\n\n2\n00:00:03,000 --> 00:00:03,000\nDois\n\nTrês\n',
    );
    expect(read).toEqual({
      cues: [{ start: 1000, end: 2000, settings: '', text: 'Um' }],
      lost: [
        'Linha 5: a legenda termina antes de começar.',
        'Linha 9: falta o tempo, como 00:01.000 --> 00:04.000.',
      ],
    });
  });
});

it('the sentence about lost captions is short, however many there are', () => {
  expect(captionsLoss([])).toBeNull();
  const line = 'Linha 999999: falta o tempo, como 00:01.000 --> 00:04.000.';
  const sentence = captionsLoss(Array.from({ length: 100_000 }, () => line));
  expect(sentence).toMatch(/ E mais 99997\.$/);
  expect(sentence?.length).toBeLessThan(500);
});

it.each(['WEBVTTX\n\n00:01.000 --> 00:02.000\nOi', '1\n00:00:01,000 --> 00:00:02,000\nOi'])(
  'WebVTT begins with WEBVTT: %#',
  (text) => {
    expect(readWebVtt(text)).toEqual({ problem: 'O arquivo não começa com WEBVTT.' });
  },
);
