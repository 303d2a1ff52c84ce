import { read } from '../../platform/api/api.ts';

export const agreementQuery = read('GET /corrections/agreement', {});
