import { read } from '../platform/api/api.ts';

export const certificatesQuery = (userId: string) =>
  read('GET /certificates/user/{userId}', { params: { userId } });

/** The public data of a certificate, by its code. */
export const verificationQuery = (code: string) =>
  read('GET /certificates/{code}', { params: { code } });

/** The URL of the PDF; public for everybody who has the code. */
export const certificatePdf = (code: string): string =>
  `/v1/certificates/${encodeURIComponent(code)}/pdf`;
