import type { EditedTask } from '../edited-kind.ts';
import { acceptedLabel, blankComparison, type ComparisonValues, linesOf } from '../edited-texts.ts';
import { wordsLine } from '../key-line.ts';

interface ShortTextValues extends ComparisonValues {
  /** Accepted answers, one per line. */
  texts: string;
}

export const editedShortText: EditedTask<'SHORT_TEXT', ShortTextValues> = {
  hint: 'O aluno escreve uma palavra ou expressão.',
  blank: () => ({ ...blankComparison, texts: '' }),
  toApi: ({ task: { texts, ignoresCase, ignoresAccents, allowsTypo } }) => ({
    task: { ignoresCase, ignoresAccents, allowsTypo },
    answerKey: { texts: linesOf(texts) },
  }),
  fromApi: ({ ignoresCase, ignoresAccents, allowsTypo }, { texts }) => ({
    ignoresCase,
    ignoresAccents,
    allowsTypo,
    texts: texts.join('\n'),
  }),
  labels: () => ({ 'task.texts': acceptedLabel }),
  keyLines: (_task, { texts }) => [wordsLine(`${acceptedLabel}: ${texts.join(' · ')}`)],
};
