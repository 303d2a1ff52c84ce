import { expect, it } from 'vitest';
import { captionsFile } from './captions-file.ts';

const subRip = '1\r\n00:00:01,000 --> 00:00:02,000\r\nOlá, já começou?\r\n';
const latin1 = Uint8Array.from(subRip, (letter) => letter.charCodeAt(0));

it.each([
  ['UTF-8', new TextEncoder().encode(subRip)],
  ['the code page 1252', latin1],
])('SubRip in %s is sent as WebVTT', async (_, bytes) => {
  const made = await captionsFile(new File([bytes], 'aula.srt'));
  const file = 'file' in made ? made.file : undefined;
  expect(file).toMatchObject({ name: 'aula.vtt', type: 'text/vtt' });
  expect(await file?.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOlá, já começou?\n');
});

it('tells why a file is invalid', async () => {
  const file = new File([subRip.replace('02,000', '01,000')], 'aula.srt');
  expect(await captionsFile(file)).toEqual({
    problem: 'Linha 1: a legenda termina antes de começar.',
  });
});

it('tells what a file has lost', async () => {
  const lost = '2\r\n00:00:03,000 --> 00:00:03,000\r\nZero\r\n';
  const made = await captionsFile(new File([`${subRip}\r\n${lost}`], 'aula.srt'));
  expect(made).toMatchObject({
    notice: 'Algumas legendas não foram mantidas. Linha 5: a legenda termina antes de começar.',
  });
});
