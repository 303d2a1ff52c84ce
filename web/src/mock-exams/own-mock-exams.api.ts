import { read } from '../platform/api/api.ts';

/** The mock exam events of the user: those with an answer card for the user, and those whose cards the user reads. */
export const ownMockExamsQuery = read('GET /mock-exams/own', {});
