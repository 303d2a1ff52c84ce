import type { apiAs } from '../support/api-client.ts';
import { plainAttacks, richAttacks, type RichAttack } from './attacks.ts';

export interface Created {
  id: string;
}

type ApiCall = Awaited<ReturnType<typeof apiAs>>;

/** The users who write the attacks, and the texts that they write. */
export interface Writer {
  admin: ApiCall;
  learner: ApiCall;
  learnerId: string;
  /** All attacks in one rich text. */
  everything: RichAttack;
  /** All attacks in as many rich texts as a field of 20,000 characters needs. */
  parts: readonly RichAttack[];
  /** A plain text of the next attacks that fit. */
  plainText: (limit: number) => string;
  /** Likewise for the ends of URLs. */
  urlPath: (limit: number) => string;
}

export function createWriter(users: Pick<Writer, 'admin' | 'learner' | 'learnerId'>): Writer {
  const [everything, ...rest] = richAttacks(100_000);
  if (!everything || rest.length > 0) throw new Error('The attacks do not fit into one rich text');
  return {
    ...users,
    everything,
    parts: richAttacks(20_000),
    plainText: plainAttacks(),
    urlPath: plainAttacks(),
  };
}

/** The common fields of courses, trails, lives and practice exams. Active: learners see it. */
export const attackedCard = ({ plainText }: Writer) => ({
  title: plainText(160),
  shortDescription: plainText(105),
  isActive: true,
});

export const attackedUrl = ({ urlPath }: Writer) =>
  `https://exemplo.com.br/${urlPath(300).replace(/\s/g, '/')}`;

export const attackedQuestion = ({ everything, parts }: Writer) => ({
  statement: everything.html,
  explanation: everything.html,
  alternatives: parts.map(({ html }, at) => ({ text: html, isCorrect: at === 0 })),
});
