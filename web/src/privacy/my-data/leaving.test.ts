import { expect, it } from 'vitest';
import type { AccountsByLink } from '../../platform/identity/identity-service.ts';
import { leave } from './leaving.ts';

/** A user of a cloud identity who deletes the account; steps can be made to fail. */
async function leaving(failing: readonly string[] = []) {
  const done: string[] = [];
  const step = (name: string) => async () => {
    if (failing.includes(name)) throw new Error(name);
    done.push(name);
  };
  const nothing = () => Promise.resolve(null as never);
  const accounts: AccountsByLink = {
    provesBy: 'link',
    signIn: nothing,
    signUp: nothing,
    requestPasswordReset: nothing,
    sendVerificationLink: nothing,
    readUser: nothing,
    signInWithGoogle: nothing,
    hasPassword: nothing,
    reauthenticate: step('proved'),
    deleteAccount: step('gone from the cloud'),
  };
  const identity = {
    accounts: async () => accounts,
    signOut: step('signed out'),
    forget: () => void done.push('forgotten'),
  };
  const isGone = leave(identity, { password: 'segredo', deleteHere: step('gone from here') });
  return { done, isGone: await isGone.catch(() => 'refused') };
}

it('reauthenticates, then deletes the account here and in the cloud', async () => {
  expect(await leaving()).toEqual({
    done: ['proved', 'gone from here', 'gone from the cloud', 'signed out'],
    isGone: true,
  });
});

it('deletes nothing with a wrong password, and nothing in the cloud with a wrong code', async () => {
  expect(await leaving(['proved'])).toEqual({ done: [], isGone: 'refused' });
  expect(await leaving(['gone from here'])).toEqual({ done: ['proved'], isGone: 'refused' });
});

it('tells the user if the cloud account remains, and signs out', async () => {
  expect(await leaving(['gone from the cloud', 'signed out'])).toEqual({
    done: ['proved', 'gone from here', 'forgotten'],
    isGone: false,
  });
});
