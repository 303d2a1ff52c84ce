import { markupAttacks } from './hostile-set.ts';
import { sharedJson } from '../../../testing/shared-data.ts';

const dompurifyCases = sharedJson<{ payload: string }[]>(
  'payloads/dompurify/dompurify-expect.json',
  [],
);

/** Our own attacks on a sanitiser and those of DOMPurify's test suite. */
export const sanitiserAttacks: readonly string[] = [
  ...markupAttacks,
  ...dompurifyCases.map(({ payload }) => payload),
];
