import { gapNumbers } from '@sabia/domain/questions/kinds/gap-numbers.ts';
import type { EditedTask } from '../edited-kind.ts';
import { blankComparison, type ComparisonValues, linesOf } from '../edited-texts.ts';
import { wordsLine } from '../key-line.ts';

export interface GapValues {
  id: string;
  /** With options, the learner chooses. */
  hasOptions: boolean;
  /** The accepted answers or the options, one per line. */
  lines: string;
  /** The right one of the options. */
  right: string;
  /** The ids of the stored options, by their labels. */
  optionIds: Readonly<Record<string, string>>;
}

interface GapsValues extends ComparisonValues {
  gapText: string;
  /** By the number of the gap, from 1. */
  gaps: GapValues[];
}

export const gapTextLabel = 'Texto com lacunas';

const blankGap = (id: string): GapValues => ({
  id,
  hasOptions: false,
  lines: '',
  right: '',
  optionIds: {},
});

/** The gaps of the text, with those that have no fields yet. */
export function gapsIn({ gapText, gaps }: Pick<GapsValues, 'gapText' | 'gaps'>): GapValues[] {
  const quantity = Math.min(20, Math.max(0, ...gapNumbers(gapText)));
  return Array.from({ length: quantity }, (_, at) => gaps[at] ?? blankGap(`g${at + 1}`));
}

export const editedGaps: EditedTask<'GAPS', GapsValues> = {
  hint: 'O aluno completa um texto.',
  blank: () => ({ ...blankComparison, gapText: '', gaps: [] }),
  toApi: ({ task }) => {
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
  fromApi: ({ text, gaps, ignoresCase, ignoresAccents, allowsTypo }, key) => ({
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
  labels: (values) => ({
    'task.gapText': gapTextLabel,
    ...Object.fromEntries(
      gapsIn(values).map((_, at) => [`task.gaps.${at}.lines`, `Lacuna ${at + 1}`]),
    ),
  }),
  richTexts: ({ gapText }) => ({ 'task.gapText': gapText }),
  pathOf: (list, at) => {
    if (list === 'gaps' && at !== undefined) return `task.gaps.${at}.lines`;
    return list === 'gaps' || list === 'text' ? 'task.gapText' : undefined;
  },
  textOf: ({ text }) => text,
  keyLines: ({ gaps }, key) =>
    gaps.map(({ id, options }, at) => {
      const right = key.gaps.find(({ gapId }) => gapId === id);
      const answer = options
        ? `${options.find((option) => option.id === right?.optionId)?.label}, entre ${options.map(({ label }) => label).join(' · ')}`
        : right?.texts.join(' · ');
      return wordsLine(`Lacuna ${at + 1}: ${answer}`);
    }),
};
