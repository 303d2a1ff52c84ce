import { expect, it } from 'vitest';
import type { AccountsByLink } from '../../platform/identity-service.ts';
import { leave } from './leaving.ts';

/** Somebody of an identity in the cloud who leaves; some of it may fail. */
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
    confirmPassword: step('proved'),
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

it('who leaves shows to be who they are, and then leaves the school and the cloud', async () => {
  expect(await leaving()).toEqual({
    done: ['proved', 'gone from here', 'gone from the cloud', 'signed out'],
    isGone: true,
  });
});

it('a wrong password deletes nothing, a wrong code nothing in the cloud', async () => {
  expect(await leaving(['proved'])).toEqual({ done: [], isGone: 'refused' });
  expect(await leaving(['gone from here'])).toEqual({ done: ['proved'], isGone: 'refused' });
});

it('who stays in the cloud is told so, and is signed out', async () => {
  expect(await leaving(['gone from the cloud', 'signed out'])).toEqual({
    done: ['proved', 'gone from here', 'forgotten'],
    isGone: false,
  });
});
