import { describe, expect, it } from 'vitest';
import { connectionsOf } from './connect-sources.ts';

const usual = {
  postalCodesUrl: 'https://brasilapi.com.br',
  statesUrl: 'https://servicodados.ibge.gov.br',
};
const firebase = { projectId: 'escola', apiKey: 'chave' };
const measuredAt = (host: string) => ({ analytics: { key: 'phc', host } });

describe('the site connects to the address services', () => {
  it.each([
    ['alone, in a school that configures nothing', {}, []],
    ['by their origin', { statesUrl: 'https://servicodados.ibge.gov.br/api' }, []],
    [
      'and to Firebase',
      { firebase },
      ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    ],
    [
      'and to what stands in for Firebase',
      { firebase: { ...firebase, emulatorHost: '127.0.0.1:9099' } },
      ['http://127.0.0.1:9099'],
    ],
    [
      'and to both hosts of the cloud of PostHog',
      measuredAt('https://eu.i.posthog.com'),
      ['https://eu.i.posthog.com', 'https://eu-assets.i.posthog.com'],
    ],
    [
      'and to a PostHog of its own',
      measuredAt('https://medir.escola.example/posthog'),
      ['https://medir.escola.example'],
    ],
    [
      'and to where its films are streamed from',
      { videoOrigins: ['https://*.b-cdn.net'] },
      ['https://*.b-cdn.net'],
    ],
  ])('%s', (_, configured, others) => {
    expect(connectionsOf({ ...usual, ...configured })).toEqual([
      ...Object.values(usual),
      ...others,
    ]);
  });
});
