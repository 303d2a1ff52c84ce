import { existsSync, readFileSync } from 'node:fs';

const file = new URL(
  '../../../../shared/data/payloads/dompurify/dompurify-expect.json',
  import.meta.url,
);

/** The attacks that DOMPurify is tested with, which nobody here wrote; none where they are not at hand. */
export const sanitiserAttacks: readonly string[] = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as { payload: string }[]).map(({ payload }) => payload)
  : [];

if (sanitiserAttacks.length === 0) {
  console.log('sanitiser-attacks.ts: the attacks of DOMPurify are not at hand; skipped');
}
