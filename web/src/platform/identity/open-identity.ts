import { embeddedIdentity } from './embedded-identity.ts';
import type { Environment } from '../environment.ts';
import { createIdentity, type Identity } from './identity.ts';
import { loadCode } from '../load-code.ts';

/** The signed-in user, by the identity service that the school has configured. */
export function openIdentity(environment: Environment): Identity {
  const { firebase } = environment.clientConfig;
  if (!firebase) {
    const embedded = embeddedIdentity(environment);
    return createIdentity({ ...environment, provesBy: 'code', service: async () => embedded });
  }
  const service = async () =>
    (await loadCode(() => import('./firebase-identity.ts'))).firebaseIdentity(firebase);
  return createIdentity({ ...environment, provesBy: 'link', service });
}
