import { richTextLine } from '../../rich-text-line.ts';
import type { EditedTask } from '../edited-kind.ts';
import { partLine, wordsLine } from '../key-line.ts';

/** A pair; without a left side, a choice that fits none. */
interface PairValues {
  /** React key of the row, and the id of the left item. */
  key: string;
  left: string;
  right: string;
  rightId?: string | undefined;
}

interface MatchingValues {
  pairs: PairValues[];
  /** Choices that fit no item. */
  decoys: PairValues[];
}

export const pairsLabel = 'Pares';

export const blankPair = (): PairValues => ({ key: crypto.randomUUID(), left: '', right: '' });

/** Each text of the right side once: two items can have the same pair. */
function rightSides({ pairs, decoys }: MatchingValues) {
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

export const editedMatching: EditedTask<'MATCHING', MatchingValues> = {
  hint: 'O aluno escolhe o par de cada item.',
  blank: () => ({ pairs: Array.from({ length: 3 }, blankPair), decoys: [] }),
  toApi: ({ task }) => {
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
  fromApi: ({ left, right }, { pairs }) => {
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
  labels: ({ pairs, decoys }) => ({
    'task.pairs': pairsLabel,
    ...Object.fromEntries(
      pairs.flatMap((_, at) => [
        [`task.pairs.${at}.left`, `Item ${at + 1}`],
        [`task.pairs.${at}.right`, `Par do item ${at + 1}`],
      ]),
    ),
    ...Object.fromEntries(
      decoys.map((_, at) => [`task.decoys.${at}.right`, `Opção sem par ${at + 1}`]),
    ),
  }),
  richTexts: ({ pairs }) =>
    Object.fromEntries(
      pairs.flatMap(({ left, right }, at) => [
        [`task.pairs.${at}.left`, left],
        [`task.pairs.${at}.right`, right],
      ]),
    ),
  pathOf: (list, at, values) => {
    if (list === 'left' && at !== undefined) return `task.pairs.${at}.left`;
    const side = list === 'right' ? [...rightSides(values).values()][Number(at)] : undefined;
    return side?.pathOf ?? 'task.pairs';
  },
  keyLines: ({ left, right }, { pairs }) => {
    const rightOf = new Map(pairs.map(({ leftId, rightId }) => [leftId, rightId]));
    const lineOf = new Map(right.map(({ id, text }) => [id, richTextLine(text)]));
    const unused = right.filter(({ id }) => pairs.every(({ rightId }) => rightId !== id));
    return [
      ...left.map(({ id, text }) => partLine(text, `→ ${lineOf.get(rightOf.get(id) ?? '')}`)),
      ...unused.map(({ id }) => wordsLine(`Sem par: ${lineOf.get(id)}`)),
    ];
  },
};
