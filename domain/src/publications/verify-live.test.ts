import { expect, it } from 'vitest';
import { verifyLive, type VerifiedLive } from './verify-live.ts';

const read = () => ({ headings: [], imagesWithoutAlt: 0, addresses: [] });
const nine = '2026-11-21T12:00:00.000Z';
const ten = '2026-11-21T13:00:00.000Z';

it.each<[string, Partial<VerifiedLive>, [code: string, message: string][]]>([
  ['with all it needs', { startsAt: nine, endsAt: ten }, []],
  ['without a date', {}, []],
  ['without a cover', { thumbUrl: null }, [['COVER_MISSING', 'Foto de capa obrigatória']]],
  ['without an address', { liveUrl: ' ' }, [['ADDRESS_MISSING', 'Falta o endereço da live.']]],
  [
    'that ends before it begins',
    { startsAt: ten, endsAt: nine },
    [['TIMES_WRONG', 'Horário: o fim vem depois do começo.']],
  ],
  ['that only ends', { endsAt: nine }, [['TIMES_WRONG', 'Horário: diga também quando começa.']]],
])('a live %s', (_what, given, expected) => {
  const live = {
    thumbUrl: '/files/ab-640.webp',
    liveUrl: 'https://exemplo.com.br',
    recordingUrl: null,
    startsAt: null,
    endsAt: null,
    ...given,
  };
  const { findings } = verifyLive(live, read);
  expect(findings.map(({ code, message }) => [code, message])).toEqual(expected);
});
