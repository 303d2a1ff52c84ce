import { read } from '../platform/api/api.ts';

export const schoolQuery = read('GET /school');

export const termsQuery = read('GET /school/terms');

export const frontPageQuery = read('GET /school/front-page');
