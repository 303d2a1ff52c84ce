import { liveLabels } from '@sabia/domain/lives/live-labels.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, mistakesOf, newLive, type SettingsValues } from './settings-values.ts';

const filled: SettingsValues = {
  ...newLive,
  title: 'Planilhas ao vivo',
  shortDescription: 'Tire suas dúvidas.',
  categories: ['0199c0de-0000-7000-8000-000000000000'],
  liveUrl: 'https://youtu.be/aqz-KE-bpKQ',
};

it('requires these fields (product.md L1)', () => {
  expect(mistakesOf(newLive)).toEqual({
    title: 'Campo obrigatório',
    shortDescription: 'Campo obrigatório',
    categories: 'Mínimo de 1 categoria',
    liveUrl: 'Campo obrigatório',
  });
});

describe('finds one mistake in a filled form', () => {
  it.each<[Partial<SettingsValues>, string, string]>([
    [{ shortDescription: 'x'.repeat(106) }, 'shortDescription', 'Máximo 105 caracteres'],
    [{ liveUrl: 'youtube' }, 'liveUrl', 'Endereço inválido. Comece com https:// ou http://'],
    [
      { recordingUrl: 'youtube' },
      'recordingUrl',
      'Endereço inválido. Comece com https:// ou http://',
    ],
    [{ endsAt: '2026-11-21T20:00' }, 'endsAt', 'Diga também quando começa'],
    [
      { startsAt: '2026-11-21T20:00', endsAt: '2026-11-21T19:00' },
      'endsAt',
      'O fim vem depois do começo',
    ],
  ])('%j', (change, field, message) => {
    expect(mistakesOf({ ...filled, ...change })).toEqual({ [field]: message });
    expect(liveLabels).toHaveProperty([field]);
  });
});

it('validates the times also while other fields are wrong', () => {
  expect(mistakesOf({ ...newLive, endsAt: '2026-11-21T20:00' })).toHaveProperty('endsAt');
});

it('sends local times of São Paulo in UTC, and empty fields as null', () => {
  expect(draftOf({ ...filled, startsAt: '2026-11-21T19:00' })).toMatchObject({
    startsAt: '2026-11-21T22:00:00.000Z',
    endsAt: null,
    recordingUrl: null,
    thumbUrl: '/capa-desenhada.svg',
  });
});
