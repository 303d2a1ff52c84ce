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

/** One boolean per alternative: true if the weights and signs of the parse tree give it full credit. */
function correctAlternatives(tree: GIFTQuestion): boolean[] {
  if (tree.type === 'TF') return [tree.isTrue, !tree.isTrue];
  if (tree.type !== 'MC') return [];
  return tree.choices.map(({ isCorrect, weight }) => (weight ?? (isCorrect ? 100 : 0)) === 100);
}

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
      const importable = expected.filter(
        (tree) => correctAlternatives(tree).filter(Boolean).length === 1,
      );

      expect(questions.map(({ title }) => title)).toEqual(
        importable.map(({ title }) => title?.trim() ?? null),
      );
      for (const [at, tree] of importable.entries()) {
        const { draft } = questions[at] ?? expect.fail();
        expect(draft.alternatives.map(({ isCorrect }) => isCorrect)).toEqual(
          correctAlternatives(tree),
        );
        if (tree.type === 'MC') {
          expect(words(draft.statement)).toBe(words(tree.stem.text));
          expect(draft.alternatives.map(({ text }) => words(text))).toEqual(
            tree.choices.map(({ text }) => words(text.text)),
          );
        }
      }
      const refused = problems.filter(({ severity }) => severity === 'refused');
      const categories = problems.filter(({ reason }) => reason.startsWith('A categoria'));
      expect(questions.length + refused.length + categories.length).toBe(expected.length);
      for (const { reason } of problems) expect(reason).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );
});
