import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { QuestionDraft } from '@sabia/domain/questions/question.ts';
import fc from 'fast-check';

type Asked = Partial<Pick<QuestionDraft, 'alternatives' | 'task' | 'answerKey'>>;

/** Rich texts without formatting that stay as they are; different texts never look the same. */
const texts = (minLength: number, maxLength: number) =>
  fc
    .uniqueArray(fc.constantFrom('Acre', 'Açaí', 'x &lt; y', 'Ç & ñ', '½ 😀', '"aspas"', '2 + 2'), {
      minLength,
      maxLength,
    })
    .map((all) => all.map((text) => `<p>${text.replaceAll(/&(?!\w+;)/g, '&amp;')}</p>`));

const parts = (prefix: string, minLength: number, maxLength = 5) =>
  texts(minLength, maxLength).map((all) => all.map((text, at) => ({ id: `${prefix}${at}`, text })));
const idsOf = (given: readonly { id: string }[]) => given.map(({ id }) => id);

const accepted = fc.array(fc.constantFrom('Pará', 'o rio', '3/4', 'E = mc²'), {
  minLength: 1,
  maxLength: 3,
});
const comparison = {
  ignoresCase: fc.boolean(),
  ignoresAccents: fc.boolean(),
  allowsTypo: fc.boolean(),
};
const expected = fc.constantFrom(null, '<p>Chuva e <strong>degelo</strong>.</p>');

const gap = fc.oneof(
  fc.record({ texts: accepted, options: fc.constant(null) }),
  fc.record({
    texts: fc.constant<string[]>([]),
    options: fc.uniqueArray(fc.constantFrom('sim', 'não', '< 3', 'talvez'), { minLength: 2 }),
  }),
);

/** The parts of a valid question that depend on its kind, for each kind. */
const byKind: Record<QuestionKindName, fc.Arbitrary<Asked>> = {
  SINGLE_CHOICE: fc.tuple(texts(2, 5), fc.nat()).map(([all, right]) => ({
    alternatives: all.map((text, at) => ({ text, isCorrect: at === right % all.length })),
  })),
  MULTIPLE_CHOICE: fc
    .tuple(
      parts('o', 2).chain((options) =>
        fc.record({
          options: fc.constant(options),
          right: fc.subarray(idsOf(options), { minLength: 1 }),
        }),
      ),
      fc.constantFrom('ALL_OR_NOTHING' as const, 'RIGHT_MINUS_WRONG' as const),
    )
    .map(([{ options, right }, scoring]) => ({
      task: { kind: 'MULTIPLE_CHOICE', options, scoring },
      answerKey: { kind: 'MULTIPLE_CHOICE', rightOptionIds: right },
    })),
  TRUE_FALSE: fc
    .tuple(
      parts('i', 1).chain((items) =>
        fc.record({ items: fc.constant(items), right: fc.subarray(idsOf(items)) }),
      ),
      fc.constantFrom('PER_ITEM' as const, 'ALL_OR_NOTHING' as const, 'RIGHT_MINUS_WRONG' as const),
    )
    .map(([{ items, right }, scoring]) => ({
      task: { kind: 'TRUE_FALSE', items, scoring },
      answerKey: { kind: 'TRUE_FALSE', trueItemIds: right },
    })),
  NUMERIC: fc
    .record({
      unit: fc.constantFrom(null, 'km/h', 'm²'),
      value: fc.constantFrom(-2.5, 0, 1e-9, 1e12),
      tolerance: fc.constantFrom(0, 0.01, 5),
    })
    .map(({ unit, ...key }) => ({
      task: { kind: 'NUMERIC', unit },
      answerKey: { kind: 'NUMERIC', ...key },
    })),
  SHORT_TEXT: fc.record({ accepted, ...comparison }).map(({ accepted: all, ...compared }) => ({
    task: { kind: 'SHORT_TEXT', ...compared },
    answerKey: { kind: 'SHORT_TEXT', texts: all },
  })),
  MATCHING: fc
    .tuple(parts('l', 2), parts('r', 2), fc.array(fc.nat(), { minLength: 5, maxLength: 5 }))
    .map(([left, right, chosen]) => ({
      task: { kind: 'MATCHING', left, right },
      answerKey: {
        kind: 'MATCHING',
        pairs: left.map(({ id }, at) => ({
          leftId: id,
          rightId: right[(chosen[at] ?? 0) % right.length]?.id ?? '',
        })),
      },
    })),
  ORDERING: fc
    .tuple(
      parts('i', 2).chain((items) =>
        fc.record({
          items: fc.constant(items),
          order: fc.shuffledSubarray(idsOf(items), { minLength: items.length }),
        }),
      ),
      fc.constantFrom('ALL_OR_NOTHING' as const, 'PER_POSITION' as const),
    )
    .map(([{ items, order }, scoring]) => ({
      task: { kind: 'ORDERING', items, scoring },
      answerKey: { kind: 'ORDERING', itemIds: order },
    })),
  GAPS: fc
    .tuple(fc.array(gap, { minLength: 1, maxLength: 3 }), fc.record(comparison))
    .map(([all, compared]) => ({
      task: {
        kind: 'GAPS',
        text: `<p>Complete: ${all.map((_, at) => `[[${at + 1}]]`).join(' e ')}.</p>`,
        gaps: all.map(({ options }, at) => ({
          id: `g${at}`,
          options: options?.map((label, place) => ({ id: `g${at}o${place}`, label })) ?? null,
        })),
        ...compared,
      },
      answerKey: {
        kind: 'GAPS',
        gaps: all.map(({ texts: written, options }, at) => ({
          gapId: `g${at}`,
          texts: written,
          optionId: options ? `g${at}o${options.length - 1}` : null,
        })),
      },
    })),
  OPEN_TEXT: fc
    .record({ maxLength: fc.integer({ min: 1, max: 20_000 }), expected })
    .map(({ maxLength, ...key }) => ({
      task: { kind: 'OPEN_TEXT', maxLength },
      answerKey: { kind: 'OPEN_TEXT', ...key },
    })),
  FILE: fc
    .record({ maxFiles: fc.integer({ min: 1, max: 5 }), expected })
    .map(({ maxFiles, ...key }) => ({
      task: { kind: 'FILE', maxFiles },
      answerKey: { kind: 'FILE', ...key },
    })),
};

const asked = Object.entries(byKind).map(([kind, arbitrary]) =>
  arbitrary.map((given) => ({ kind: kind as QuestionKindName, alternatives: [], ...given })),
);

/** The parts of a valid question of any kind that depend on its kind. */
export const askedOfAnyKind = fc.oneof(...asked);

/** The same of each kind once. */
export const askedOfEachKind = fc.tuple(...asked);
