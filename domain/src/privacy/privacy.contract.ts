import { operation, signedIn } from '../operation.ts';

export const exportPersonalData = operation({
  route: 'GET /privacy/export',
  summary: 'Everything that is held about the caller, as JSON and as a page to read',
  audience: signedIn,
  file: 'application/zip',
  limitPerMinute: 5,
});
