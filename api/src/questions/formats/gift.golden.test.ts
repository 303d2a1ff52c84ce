import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plainText } from '@sabia/domain/rich-text.ts';
import type { GIFTQuestion } from 'gift-pegjs';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../../../../testing/shared-data.ts';
import { readGift } from './gift.ts';

/** The GIFT files of gift-pegjs's test suite, each with the parse tree that its author expects. */
const url = sharedData('gift/tests/questions');
const folder = url ? fileURLToPath(url) : null;
const names = folder ? readdirSync(folder).filter((name) => name.endsWith('.gift')) : [];

const load = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

function expectedTreesOf(name: string): GIFTQuestion[] {
  return JSON.parse(load(name.replace('.gift', '.json')));
}

/** One boolean per alternative: true if the weights and signs of the parse tree give it credit. */
function correctAlternatives(tree: GIFTQuestion): boolean[] {
  if (tree.type === 'TF') return [tree.isTrue, !tree.isTrue];
  if (tree.type !== 'MC') return [];
  const shares = tree.choices.map(sharedBy);
  return shares.map((share) => share === 100 || (!shares.includes(100) && share > 0));
}

const sharedBy = ({ isCorrect, weight }: { isCorrect: boolean; weight: number | null }): number =>
  weight ?? (isCorrect ? 100 : 0);

/** True if one alternative is right, several share the points, or one number or several words are right. */
function isImportable(tree: GIFTQuestion): boolean {
  if (tree.type === 'Category' || tree.type === 'Description') return false;
  if (tree.type === 'MC') {
    const isSingle = tree.choices.some((choice) => sharedBy(choice) === 100);
    return (correctAlternatives(tree).filter(Boolean).length === 1) === isSingle;
  }
  return (
    tree.type !== 'Numerical' ||
    !Array.isArray(tree.choices) ||
    tree.choices.filter((choice) => sharedBy(choice) === 100).length === 1
  );
}

const kinds = {
  MC: ['SINGLE_CHOICE', 'MULTIPLE_CHOICE'],
  TF: ['SINGLE_CHOICE'],
  Short: ['SHORT_TEXT', 'GAPS'],
  Numerical: ['NUMERIC'],
  Matching: ['MATCHING'],
  Essay: ['OPEN_TEXT'],
  Category: [],
  Description: [],
} as const satisfies Record<GIFTQuestion['type'], readonly string[]>;

const words = (text: string) => plainText(text.replaceAll('&nbsp;', ' ')).replace(/\s/g, '');

describe.skipIf(names.length === 0)("gift-pegjs's GIFT files", () => {
  it('the folder has all 51 files', () => {
    expect(names).toHaveLength(51);
  });

  it.each(names)(
    '%s: each item is read as its author means it, or refused with a reason',
    (name) => {
      const { questions, problems } = readGift(load(name));
      const expected = expectedTreesOf(name);
      const importable = expected.filter(isImportable);

      expect(questions.map(({ title }) => title)).toEqual(
        importable.map(({ title }) => title?.trim() ?? null),
      );
      for (const [at, tree] of importable.entries()) {
        const { draft } = questions[at] ?? expect.fail();
        expect(kinds[tree.type]).toContain(draft.kind);
        if (draft.kind === 'SINGLE_CHOICE') {
          expect(draft.alternatives.map(({ isCorrect }) => isCorrect)).toEqual(
            correctAlternatives(tree),
          );
        }
        if (tree.type === 'MC' && draft.kind === 'SINGLE_CHOICE') {
          expect(words(draft.statement)).toBe(words(tree.stem.text));
          expect(draft.alternatives.map(({ text }) => words(text))).toEqual(
            tree.choices.map(({ text }) => words(text.text)),
          );
        }
      }
      const refused = problems.filter(({ severity }) => severity === 'refused');
      const shared = problems.filter(({ reason }) => reason.startsWith('O texto comum'));
      const categories = expected.filter(({ type }) => type === 'Category');
      expect(questions.length + refused.length + shared.length + categories.length).toBe(
        expected.length,
      );
      for (const { reason } of problems) expect(reason).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );
});
