import { read } from '../platform/api.ts';

export const certificatesQuery = (userId: string) =>
  read('GET /certificates/user/{userId}', { params: { userId } });

/** What anybody may know of a certificate whose code they have. */
export const verificationQuery = (code: string) =>
  read('GET /certificates/{code}', { params: { code } });

/** The certificate to print; as public as its code. */
export const certificatePdf = (code: string): string =>
  `/v1/certificates/${encodeURIComponent(code)}/pdf`;
