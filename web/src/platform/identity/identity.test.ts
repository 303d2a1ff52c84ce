import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../api/api-problem.ts';
import { memoryStorage } from '../device/device-storage.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import { createIdentity } from './identity.ts';
import type { IdentityService, IdentityUser } from './identity-service.ts';
import { serve } from '../testing/serve.ts';

const ana = { id: 'p1', email: 'ana@exemplo.com', emailVerified: true };

/** An identity client on a device of its own, and the service that it talks to. */
async function aDevice(answers: Record<string, [status: number, json: unknown]> = {}) {
  const origin = await serve((request, response) => {
    const [status, json] = answers[`${request.method} ${request.url}`] ?? [404, {}];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  });
  const storage = memoryStorage();
  const otherTabs = new EventTarget() as Window;
  const embedded = embeddedIdentity({ fetch, origin });
  const service = async () => embedded;
  const identity = createIdentity({ storage, service, otherTabs, provesBy: 'code' });
  const told = vi.fn<() => void>();
  const stop = identity.subscribe(told);
  return { identity, storage, otherTabs, told, stop };
}

describe('a device', () => {
  it('has no user at first, then the remembered one', async () => {
    const { identity, told } = await aDevice();
    expect(identity.user()).toBeNull();

    identity.remember(ana);

    expect(identity.user()).toEqual(ana);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('stores id, e-mail and its verification only', async () => {
    const { identity, storage } = await aDevice();

    const answered = { ...ana, name: 'Ana Lima', token: 'secret' };
    identity.remember(answered);

    expect(JSON.parse(storage.getItem('sabia.user') ?? '')).toEqual(ana);
  });

  it('returns the same object until the user changes', async () => {
    const { identity } = await aDevice();
    identity.remember(ana);

    expect(identity.user()).toBe(identity.user());
  });

  it('treats invalid stored data as signed out', async () => {
    const { identity, storage } = await aDevice();
    storage.setItem('sabia.user', '{"id":');

    expect(identity.user()).toBeNull();
  });

  it('notifies of changes in other tabs while subscribed', async () => {
    const { storage, otherTabs, identity, told, stop } = await aDevice();
    identity.remember(ana);
    told.mockClear();

    storage.removeItem('sabia.user');
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'sabia.colorScheme' }));
    expect(told).not.toHaveBeenCalled();
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'sabia.user' }));
    expect(told).toHaveBeenCalledTimes(1);
    expect(identity.user()).toBeNull();

    stop();
    otherTabs.dispatchEvent(new StorageEvent('storage', { key: 'sabia.user' }));
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it('forgets the user after the service has ended the session', async () => {
    const { identity } = await aDevice({ 'POST /identity/sign-out': [200, { success: true }] });
    identity.remember(ana);

    await identity.signOut();

    expect(identity.user()).toBeNull();
  });

  it('is no end of the session elsewhere, also after one', async () => {
    const { identity } = await aDevice({ 'POST /identity/sign-out': [200, { success: true }] });
    identity.remember(ana);
    identity.end();
    expect(identity.hasEnded()).toBe(true);
    await identity.signOut();
    expect(identity.hasEnded()).toBe(false);
    identity.remember(ana);
    identity.forget();
    expect(identity.hasEnded()).toBe(false);
  });

  it('keeps the user if the service fails', async () => {
    const { identity } = await aDevice({ 'POST /identity/sign-out': [503, {}] });
    identity.remember(ana);

    await expect(identity.signOut()).rejects.toBeInstanceOf(ApiProblem);
    expect(identity.user()).toEqual(ana);
  });
});

describe('a browser whose storage was deleted', () => {
  const session = { user: { ...ana, name: 'Ana Lima' } };

  it('signs in again by its session', async () => {
    const { identity, told } = await aDevice({ 'GET /identity/get-session': [200, session] });
    await identity.restore();
    expect(identity.user()).toEqual(ana);
    expect(told).toHaveBeenCalledOnce();
  });

  it('stays signed out without one', async () => {
    const { identity } = await aDevice({ 'GET /identity/get-session': [200, null] });
    await identity.restore();
    expect(identity.user()).toBeNull();
    expect(identity.hasEnded()).toBe(false);
  });

  it('leaves a user who has signed in meanwhile', async () => {
    const { identity } = await aDevice({ 'GET /identity/get-session': [200, session] });
    const rui = { id: 'p2', email: 'rui@exemplo.com', emailVerified: true };
    const restored = identity.restore();
    identity.remember(rui);
    await restored;
    expect(identity.user()).toEqual(rui);
  });
});

describe('a fresh token', () => {
  it('comes from the service', async () => {
    const { identity } = await aDevice({ 'GET /identity/token': [200, { token: 'jwt' }] });

    expect(await identity.requestToken()).toBe('jwt');
  });

  it('is empty after the session has ended, and the user is forgotten', async () => {
    const { identity } = await aDevice({ 'GET /identity/token': [401, {}] });
    identity.remember(ana);

    expect(await identity.requestToken()).toBe('');
    expect(identity.user()).toBeNull();
    expect(identity.hasEnded()).toBe(true);
    identity.remember(ana);
    expect(identity.hasEnded()).toBe(false);
  });

  it('keeps the user signed in during an outage', async () => {
    const { identity } = await aDevice({ 'GET /identity/token': [503, { code: 'unavailable' }] });
    identity.remember(ana);

    await expect(identity.requestToken()).rejects.toMatchObject({ code: 'unavailable' });
    expect(identity.user()).toEqual(ana);
  });
});

it('throws a refusal with the text of the service', async () => {
  const problem = {
    code: 'code_invalid',
    title: 'Código inválido',
    detail: 'Confira os 8 números.',
  };
  const { identity } = await aDevice({
    'POST /identity/email-otp/verify-email': [422, problem],
  });

  const accounts = await identity.accounts();
  if (accounts.provesBy !== 'code') throw new Error('the embedded identity sends codes');
  const proof = { email: ana.email, otp: '1' };
  await expect(accounts.verifyEmail(proof)).rejects.toMatchObject(problem);
});

describe('a service that returns the user with the token', () => {
  const serviceThatSays = (user: IdentityUser) => async (): Promise<IdentityService> => ({
    renew: async () => ({ token: 'jwt', user }),
    signOut: async () => {},
    accounts: () => Promise.reject(new Error('nobody asks')),
  });
  const deviceOf = (said: IdentityUser) => {
    const storage = memoryStorage();
    const identity = createIdentity({ storage, service: serviceThatSays(said), provesBy: 'link' });
    const told = vi.fn<() => void>();
    identity.subscribe(told);
    return { identity, told };
  };

  it('updates the stored user', async () => {
    const { identity, told } = deviceOf(ana);
    identity.remember({ ...ana, emailVerified: false });
    told.mockClear();

    expect(await identity.requestToken()).toBe('jwt');
    expect(identity.user()).toEqual(ana);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('does not restore a user who has signed out meanwhile', async () => {
    const { identity } = deviceOf(ana);
    identity.remember(ana);

    const asked = identity.requestToken();
    identity.forget();
    await asked;
    expect(identity.user()).toBeNull();
  });
});
