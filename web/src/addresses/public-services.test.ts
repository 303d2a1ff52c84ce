// @vitest-environment node
import type { RequestListener } from 'node:http';
import { stateNames } from '@sabia/domain/addresses/state.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serve } from '../platform/testing/serve.ts';
import { type AddressValues, fillable } from './address-values.ts';
import { findAddress } from './postal-code-service.ts';
import { listStates, shippedStates } from './state-service.ts';

const { signal } = new AbortController();

/** Recorded replies of the services. */
const recorded = {
  cep: '89010025',
  state: 'SC',
  city: 'Blumenau',
  neighborhood: 'Centro',
  street: 'Rua Doutor Luiz de Freitas Melro',
  service: 'open-cep',
  location: { type: 'Point', coordinates: {} },
};
const recordedStates = Object.entries(stateNames).map(([sigla, nome], at) => ({
  id: at,
  sigla,
  nome: nome === 'Acre' ? 'Acre, como o IBGE diz' : nome,
  regiao: { id: 1, sigla: 'N', nome: 'Norte' },
}));

const answering =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));

/** The failures of a service. */
const troubles: [name: string, listener: RequestListener][] = [
  ['knows nothing', answering(404, { name: 'NotFoundError', message: 'CEP NAO ENCONTRADO' })],
  ['is broken', answering(500, { name: 'InternalError' })],
  ['answers with a page', answering(200, '<!doctype html><title>Manutenção</title>')],
  ['answers with something else', answering(200, { state: 'XX', city: 'Atlântida' })],
  ['hangs up', (request) => request.destroy()],
  ['does not answer', (_, response) => onTestFinished(() => void response.destroy())],
];

describe('the CEP service', () => {
  it('returns the address', async () => {
    const asked: unknown[] = [];
    const service = await serve((request, response) => {
      asked.push([request.url, request.headers.cookie, request.headers.referer]);
      answering(200, recorded)(request, response);
    });
    expect(await findAddress(service, '89010025', signal)).toEqual({
      street: 'Rua Doutor Luiz de Freitas Melro',
      neighborhood: 'Centro',
      city: 'Blumenau',
      state: 'SC',
    });
    expect(asked).toEqual([['/api/cep/v2/89010025', undefined, undefined]]);
  });

  it.each([null, undefined, ' '])(
    'returns no street for the CEP of a whole town (%j)',
    async (street) => {
      const town = { ...recorded, street, neighborhood: street };
      const service = await serve(answering(200, town));
      expect(await findAddress(service, '89990000', signal)).toEqual({
        street: '',
        neighborhood: '',
        city: 'Blumenau',
        state: 'SC',
      });
    },
  );

  it.each(troubles)('that %s returns null', async (_, listener) => {
    expect(await findAddress(await serve(listener), '89010025', signal, 200)).toBeNull();
  });

  it('that is unreachable returns null', async () => {
    expect(await findAddress('http://127.0.0.1:9', '89010025', signal)).toBeNull();
  });
});

describe('the service of states', () => {
  it('returns the 27 states by name', async () => {
    const states = await listStates(await serve(answering(200, recordedStates)), signal);
    expect(states).toHaveLength(27);
    expect(states.map(({ name }) => name).slice(0, 4)).toEqual([
      'Acre, como o IBGE diz',
      'Alagoas',
      'Amapá',
      'Amazonas',
    ]);
  });

  it.each(troubles)('that %s is replaced by the built-in list', async (_, listener) => {
    expect(await listStates(await serve(listener), signal, 200)).toBe(shippedStates);
    expect(shippedStates).toHaveLength(27);
  });

  it('with an incomplete reply is replaced by the built-in list', async () => {
    const service = await serve(answering(200, recordedStates.slice(1)));
    expect(await listStates(service, signal)).toBe(shippedStates);
  });
});

describe('a CEP fills', () => {
  const found = { street: 'Rua A', neighborhood: 'Centro', city: 'Blumenau', state: 'SC' } as const;
  const empty: AddressValues = {
    postalCode: '89010025',
    street: '',
    number: '',
    complement: '',
    neighborhood: '',
    city: '',
    state: '',
  };

  it.each<[string, Partial<AddressValues>, Partial<AddressValues>, Partial<AddressValues>]>([
    ['what is empty', {}, {}, found],
    [
      'nothing over what somebody typed',
      { street: 'Rua B', city: 'Gaspar' },
      {},
      { neighborhood: 'Centro', state: 'SC' },
    ],
    ['what an earlier CEP had filled', { street: 'Rua Z' }, { street: 'Rua Z' }, found],
  ])('%s', (_, typed, untouched, filled) => {
    const fields = fillable({ ...empty, ...typed }, { ...empty, ...untouched }, found);
    expect(Object.fromEntries(fields)).toEqual(filled);
  });
});
