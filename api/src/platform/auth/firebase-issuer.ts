import type { FirebaseSettings } from '@sabia/domain/client-config.ts';
import type { TrustedIssuer } from './token-verifier.ts';

const keys = new URL(
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
);

/** The issuers of Firebase Authentication begin with this; the project follows. */
export const firebaseIssuers = 'https://securetoken.google.com/';

/** Firebase Authentication of one project as a trusted issuer. */
export function firebaseIssuer({ projectId, emulatorHost }: FirebaseSettings): TrustedIssuer {
  const issuer = `${firebaseIssuers}${projectId}`;
  return {
    provider: issuer,
    issuer,
    audience: projectId,
    keys: emulatorHost === undefined ? keys : 'unsigned',
  };
}
