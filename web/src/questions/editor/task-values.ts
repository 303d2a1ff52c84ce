import type {
  AnswerKey,
  AnswerKeyOf,
  QuestionKindName,
  QuestionTask,
  TaskKind,
  TaskOf,
} from '@sabia/domain/questions/question-kind.ts';
import { gapNumbers } from '@sabia/domain/questions/kinds/gap-numbers.ts';
import { readNumber } from '@sabia/domain/questions/kinds/read-number.ts';
import type {
  AlternativeValues,
  GapValues,
  PairValues,
  QuestionValues,
  TaskValues,
} from './value-types.ts';

export const blankPair = (): PairValues => ({ key: crypto.randomUUID(), left: '', right: '' });

const blankGap = (): GapValues => ({
  id: crypto.randomUUID(),
  hasOptions: false,
  lines: '',
  right: '',
  optionIds: {},
});

export const blankTask = (): TaskValues => ({
  scoring: '',
  unit: '',
  value: '',
  tolerance: '',
  texts: '',
  ignoresCase: true,
  ignoresAccents: true,
  allowsTypo: false,
  pairs: Array.from({ length: 3 }, blankPair),
  decoys: [],
  gapText: '',
  gaps: [],
  maxLength: 5000,
  maxFiles: 1,
  expected: '',
});

/** The kinds of scoring of the kinds that have a choice; the first is the usual one. */
export const scorings: Partial<Record<QuestionKindName, Readonly<Record<string, string>>>> = {
  MULTIPLE_CHOICE: {
    ALL_OR_NOTHING: 'Tudo ou nada: exatamente as certas',
    RIGHT_MINUS_WRONG: 'Certas menos erradas, nunca abaixo de zero',
  },
  TRUE_FALSE: {
    PER_ITEM: 'Por item: cada acerto vale uma parte',
    ALL_OR_NOTHING: 'Tudo ou nada: todos os itens certos',
    RIGHT_MINUS_WRONG: 'Certos menos errados, nunca abaixo de zero',
  },
  ORDERING: {
    ALL_OR_NOTHING: 'Tudo ou nada: a ordem inteira',
    PER_POSITION: 'Por posição: cada item no lugar vale uma parte',
  },
};

export const scoringOf = ({ kind, task }: QuestionValues): string => {
  const known = scorings[kind] ?? {};
  return task.scoring in known ? task.scoring : (Object.keys(known)[0] ?? '');
};

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The gaps of the text, with those that have no fields yet. */
export function gapsIn({ gapText, gaps }: Pick<TaskValues, 'gapText' | 'gaps'>): GapValues[] {
  const quantity = Math.min(20, Math.max(0, ...gapNumbers(gapText)));
  return Array.from(
    { length: quantity },
    (_, at) => gaps[at] ?? { ...blankGap(), id: `g${at + 1}` },
  );
}

const partsOf = (alternatives: readonly AlternativeValues[]) =>
  alternatives.map(({ key, text }) => ({ id: key, text }));

const marked = (alternatives: readonly AlternativeValues[]) =>
  alternatives.filter(({ isCorrect }) => isCorrect).map(({ key }) => key);

/** The number that an author typed; NaN for something else, which the schema refuses. */
const numberOf = (text: string, unit: string): number =>
  readNumber(text, unit || null) ?? Number.NaN;

/** Each text of the right side once: two items can have the same pair. */
function rightSides({ pairs, decoys }: TaskValues) {
  const sides = new Map<string, { id: string; text: string; pathOf: string }>();
  for (const [list, rows] of [
    ['pairs', pairs],
    ['decoys', decoys],
  ] as const) {
    for (const [at, { key, right, rightId }] of rows.entries()) {
      if (right && sides.has(right)) continue;
      const id = rightId ?? `r-${key.slice(0, 36)}`;
      sides.set(right || id, { id, text: right, pathOf: `task.${list}.${at}.right` });
    }
  }
  return sides;
}

interface TaskFields {
  task: unknown;
  answerKey: unknown;
}

const toApi: Record<TaskKind, (values: QuestionValues) => TaskFields> = {
  MULTIPLE_CHOICE: (values) => ({
    task: { options: partsOf(values.alternatives), scoring: scoringOf(values) },
    answerKey: { rightOptionIds: marked(values.alternatives) },
  }),
  TRUE_FALSE: (values) => ({
    task: { items: partsOf(values.alternatives), scoring: scoringOf(values) },
    answerKey: { trueItemIds: marked(values.alternatives) },
  }),
  ORDERING: (values) => ({
    task: { items: partsOf(values.alternatives), scoring: scoringOf(values) },
    answerKey: { itemIds: values.alternatives.map(({ key }) => key) },
  }),
  NUMERIC: ({ task: { unit, value, tolerance } }) => ({
    task: { unit: unit.trim() || null },
    answerKey: {
      value: value.trim() ? numberOf(value, unit.trim()) : undefined,
      tolerance: tolerance.trim() ? numberOf(tolerance, unit.trim()) : 0,
    },
  }),
  SHORT_TEXT: ({ task: { texts, ignoresCase, ignoresAccents, allowsTypo } }) => ({
    task: { ignoresCase, ignoresAccents, allowsTypo },
    answerKey: { texts: linesOf(texts) },
  }),
  MATCHING: ({ task }) => {
    const sides = rightSides(task);
    return {
      task: {
        left: task.pairs.map(({ key, left }) => ({ id: key, text: left })),
        right: [...sides.values()].map(({ id, text }) => ({ id, text })),
      },
      answerKey: {
        pairs: task.pairs.flatMap(({ key, right }) => {
          const side = sides.get(right);
          return side ? [{ leftId: key, rightId: side.id }] : [];
        }),
      },
    };
  },
  GAPS: ({ task }) => {
    const { ignoresCase, ignoresAccents, allowsTypo } = task;
    const gaps = gapsIn(task).map((gap) => {
      const options = linesOf(gap.lines).map((label, at) => ({
        id: gap.optionIds[label] ?? `o${at + 1}`,
        label,
      }));
      return { gap, options };
    });
    return {
      task: {
        text: task.gapText,
        gaps: gaps.map(({ gap, options }) => ({
          id: gap.id,
          options: gap.hasOptions ? options : null,
        })),
        ignoresCase,
        ignoresAccents,
        allowsTypo,
      },
      answerKey: {
        gaps: gaps.map(({ gap, options }) => ({
          gapId: gap.id,
          texts: gap.hasOptions ? [] : linesOf(gap.lines),
          optionId: gap.hasOptions
            ? (options.find(({ label }) => label === gap.right)?.id ?? null)
            : null,
        })),
      },
    };
  },
  OPEN_TEXT: ({ task: { maxLength, expected } }) => ({
    task: { maxLength: Number(maxLength) || undefined },
    answerKey: { expected: expected || null },
  }),
  FILE: ({ task: { maxFiles, expected } }) => ({
    task: { maxFiles: Number(maxFiles) || undefined },
    answerKey: { expected: expected || null },
  }),
};

/** The task and its key as the API takes them, before validation. */
export function taskFieldsOf(values: QuestionValues): TaskFields {
  const { kind } = values;
  if (kind === 'SINGLE_CHOICE') return { task: null, answerKey: null };
  const { task, answerKey } = toApi[kind](values);
  return { task: { kind, ...(task as object) }, answerKey: { kind, ...(answerKey as object) } };
}

/** The path of the field in the form for a path of the API. */
export function formPathOf(path: string, values: QuestionValues): string {
  const [field, list, at] = path.split('.');
  if (field !== 'task' && field !== 'answerKey') return path;
  if (list === 'options' || list === 'items')
    return at === undefined ? 'alternatives' : `alternatives.${at}.text`;
  if (list === 'rightOptionIds' || list === 'trueItemIds' || list === 'itemIds')
    return 'alternatives';
  if (list === 'left') return at === undefined ? 'task.pairs' : `task.pairs.${at}.left`;
  if (list === 'right' && at !== undefined)
    return [...rightSides(values.task).values()][Number(at)]?.pathOf ?? 'task.pairs';
  if (list === 'right' || list === 'pairs') return 'task.pairs';
  if (list === 'gaps') return at === undefined ? 'task.gapText' : `task.gaps.${at}.lines`;
  return list === 'text' ? 'task.gapText' : `task.${list}`;
}

type Read<K extends TaskKind> = (
  task: TaskOf<K>,
  key: AnswerKeyOf<K>,
) => Partial<TaskValues> & { alternatives?: AlternativeValues[] };

const alternativesOf = (
  parts: readonly { id: string; text: string }[],
  right: readonly string[],
): AlternativeValues[] =>
  parts.map(({ id, text }) => ({ key: id, text, isCorrect: right.includes(id) }));

const numberFormat = new Intl.NumberFormat('pt-BR', {
  maximumFractionDigits: 15,
  useGrouping: false,
});

const fromApi: { [K in TaskKind]: Read<K> } = {
  MULTIPLE_CHOICE: ({ options, scoring }, { rightOptionIds }) => ({
    scoring,
    alternatives: alternativesOf(options, rightOptionIds),
  }),
  TRUE_FALSE: ({ items, scoring }, { trueItemIds }) => ({
    scoring,
    alternatives: alternativesOf(items, trueItemIds),
  }),
  ORDERING: ({ items, scoring }, { itemIds }) => ({
    scoring,
    alternatives: alternativesOf(
      itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []),
      [],
    ),
  }),
  NUMERIC: ({ unit }, { value, tolerance }) => ({
    unit: unit ?? '',
    value: numberFormat.format(value),
    tolerance: tolerance > 0 ? numberFormat.format(tolerance) : '',
  }),
  SHORT_TEXT: ({ ignoresCase, ignoresAccents, allowsTypo }, { texts }) => ({
    ignoresCase,
    ignoresAccents,
    allowsTypo,
    texts: texts.join('\n'),
  }),
  MATCHING: ({ left, right }, { pairs }) => {
    const textOf = (rightId: string | undefined) =>
      right.find(({ id }) => id === rightId)?.text ?? '';
    return {
      pairs: left.map(({ id, text }) => {
        const rightId = pairs.find(({ leftId }) => leftId === id)?.rightId;
        return { key: id, left: text, right: textOf(rightId), rightId };
      }),
      decoys: right
        .filter(({ id }) => pairs.every(({ rightId }) => rightId !== id))
        .map(({ id, text }) => ({ key: id, left: '', right: text, rightId: id })),
    };
  },
  GAPS: ({ text, gaps, ignoresCase, ignoresAccents, allowsTypo }, key) => ({
    ignoresCase,
    ignoresAccents,
    allowsTypo,
    gapText: text,
    gaps: gaps.map(({ id, options }) => {
      const right = key.gaps.find(({ gapId }) => gapId === id);
      return {
        id,
        hasOptions: options !== null,
        lines: (options?.map(({ label }) => label) ?? right?.texts ?? []).join('\n'),
        right: options?.find((option) => option.id === right?.optionId)?.label ?? '',
        optionIds: Object.fromEntries(options?.map((option) => [option.label, option.id]) ?? []),
      };
    }),
  }),
  OPEN_TEXT: ({ maxLength }, { expected }) => ({ maxLength, expected: expected ?? '' }),
  FILE: ({ maxFiles }, { expected }) => ({ maxFiles, expected: expected ?? '' }),
};

/** The form fields of a stored task. */
export function taskValuesOf(task: QuestionTask, key: AnswerKey) {
  const readTask: { read(task: QuestionTask, key: AnswerKey): ReturnType<Read<TaskKind>> }['read'] =
    fromApi[task.kind];
  const { alternatives, ...values } = readTask(task, key);
  return { alternatives, task: { ...blankTask(), ...values } };
}
