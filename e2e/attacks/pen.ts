import type { apiAs } from '../api.ts';
import { plainAttacks, richAttacks, type RichAttack } from './attacks.ts';

export interface Made {
  id: string;
}

type Call = Awaited<ReturnType<typeof apiAs>>;

/** Who writes attacks into a school, and what. */
export interface Pen {
  admin: Call;
  learner: Call;
  learnerId: string;
  /** All the attacks in one rich text. */
  all: RichAttack;
  /** All of them in as many as a field of 20,000 characters needs. */
  shares: readonly RichAttack[];
  /** A plain text of as many as fit; the ends of addresses are dealt for themselves. */
  plain: (limit: number) => string;
  link: (limit: number) => string;
}

export function penOf(writers: Pick<Pen, 'admin' | 'learner' | 'learnerId'>): Pen {
  const [all, ...rest] = richAttacks(100_000);
  if (!all || rest.length > 0) throw new Error('the attacks do not fit into one rich text');
  return {
    ...writers,
    all,
    shares: richAttacks(20_000),
    plain: plainAttacks(),
    link: plainAttacks(),
  };
}

/** What courses, trails, lives and practice exams have in common; it is shown to learners at once. */
export const cardOf = ({ plain }: Pen) => ({
  title: plain(160),
  shortDescription: plain(105),
  isActive: true,
});

export const linkOf = ({ link }: Pen) => `https://exemplo.com.br/${link(300).replace(/\s/g, '/')}`;

export const questionOf = ({ all, shares }: Pen) => ({
  statement: all.html,
  explanation: all.html,
  alternatives: shares.map(({ html }, at) => ({ text: html, isCorrect: at === 0 })),
});
