import { isBlankRichText, plainText } from '@sabia/domain/rich-text.ts';
import { QuestionRefused } from './imported-question.ts';
import type { AskedOf, Rich, Taken } from './source-answers.ts';

/** Pairs; if the right sides are but 'certo' and 'errado', statements that are true or false. */
export function takeMatching({ pairs }: AskedOf<'MATCHING'>, rich: Rich): Taken {
  const read = pairs.map(({ left, right }) => ({
    left: left ? rich(left) : '',
    right: rich(right),
  }));
  const asked = read.filter(({ left }) => !isBlankRichText(left));
  const rightTexts = [...new Set(read.map(({ right }) => right))];
  if (rightTexts.some(isBlankRichText)) {
    throw new QuestionRefused('Um dos itens da coluna da direita está vazio.');
  }
  if (rightTexts.every((text) => truthOf(text) !== null)) return asTrueOrFalse(asked);
  const right = rightTexts.map((text, at) => ({ id: `r${at}`, text }));
  const left = asked.map(({ left: text }, at) => ({ id: `l${at}`, text }));
  return {
    kind: 'MATCHING',
    alternatives: [],
    task: { kind: 'MATCHING', left, right },
    answerKey: {
      kind: 'MATCHING',
      pairs: asked.map((pair, at) => ({
        leftId: `l${at}`,
        rightId: `r${rightTexts.indexOf(pair.right)}`,
      })),
    },
    comments: [],
  };
}

/** The words with which files judge a statement. */
const truths = new Map([
  ...['certo', 'certa', 'verdadeiro', 'verdadeira', 'v', 'c', 'true'].map(
    (word) => [word, true] as const,
  ),
  ...['errado', 'errada', 'falso', 'falsa', 'f', 'e', 'false'].map(
    (word) => [word, false] as const,
  ),
]);

const truthOf = (html: string): boolean | null => truths.get(plainText(html).toLowerCase()) ?? null;

function asTrueOrFalse(asked: { left: string; right: string }[]): Taken {
  const items = asked.map(({ left: text }, at) => ({ id: `${at}`, text }));
  return {
    kind: 'TRUE_FALSE',
    alternatives: [],
    task: { kind: 'TRUE_FALSE', items, scoring: 'PER_ITEM' },
    answerKey: {
      kind: 'TRUE_FALSE',
      trueItemIds: items.filter((_, at) => truthOf(asked[at]?.right ?? '')).map(({ id }) => id),
    },
    comments: [],
  };
}

/** Items in their order. */
export function takeOrdering({ items, isPerPosition }: AskedOf<'ORDERING'>, rich: Rich): Taken {
  const parts = items.map((item, at) => ({ id: `${at}`, text: rich(item) }));
  return {
    kind: 'ORDERING',
    alternatives: [],
    task: {
      kind: 'ORDERING',
      items: parts,
      scoring: isPerPosition ? 'PER_POSITION' : 'ALL_OR_NOTHING',
    },
    answerKey: { kind: 'ORDERING', itemIds: parts.map(({ id }) => id) },
    comments: [],
  };
}
