import { expect, it } from 'vitest';
import { verifyLive, type VerifiedLive } from './verify-live.ts';

const parse = () => ({
  headings: [],
  imagesWithoutAlt: 0,
  audiosWithoutTranscript: 0,
  addresses: [],
});
const nine = '2026-11-21T12:00:00.000Z';
const ten = '2026-11-21T13:00:00.000Z';

it.each<[string, Partial<VerifiedLive>, [code: string, message: string][]]>([
  ['with everything', { startsAt: nine, endsAt: ten }, []],
  ['without a date', {}, []],
  ['without a cover', { thumbUrl: null }, [['COVER_MISSING', 'Foto de capa obrigatória']]],
  ['without an address', { liveUrl: ' ' }, [['ADDRESS_MISSING', 'Falta o endereço da live.']]],
  [
    'with its end before its start',
    { startsAt: ten, endsAt: nine },
    [['TIMES_WRONG', 'Horário: o fim vem depois do começo.']],
  ],
  ['with an end only', { endsAt: nine }, [['TIMES_WRONG', 'Horário: diga também quando começa.']]],
])('a live %s', (_name, changes, expected) => {
  const live = {
    thumbUrl: '/files/ab-640.webp',
    liveUrl: 'https://exemplo.com.br',
    recordingUrl: null,
    startsAt: null,
    endsAt: null,
    ...changes,
  };
  const { findings } = verifyLive(live, parse);
  expect(findings.map(({ code, message }) => [code, message])).toEqual(expected);
});
