import type { Device } from './device.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import { createIdentity, type Identity } from './identity.ts';
import { loadCode } from './lazy-page.ts';

/** Who is signed in on this device, by the service that the school has chosen. */
export function identityOfSchool(device: Device): Identity {
  const { firebase } = device.settings;
  if (!firebase) {
    const embedded = embeddedIdentity(device);
    return createIdentity({ ...device, provesBy: 'code', service: async () => embedded });
  }
  const service = async () =>
    (await loadCode(() => import('./firebase-identity.ts'))).firebaseIdentity(firebase);
  return createIdentity({ ...device, provesBy: 'link', service });
}
