import { escapeHtml } from '../rich-text/html-text.ts';
import { refersToChoices } from './choice-references.ts';
import type { QuestionTask } from './question-kind.ts';

interface ChoiceQuestion {
  statement: string;
  explanation: string | null;
  alternatives: { id: string; text: string }[];
  task: QuestionTask | null;
}

/**
 * The question with its alternatives, options, items of true or false or options of gaps in the order of `arrange`, unless
 * its texts refer to their order (product.md A20). Other kinds stay as they are.
 */
export function arrangedChoices<Q extends ChoiceQuestion>(
  question: Q,
  arrange: <P extends { id: string }>(parts: P[]) => P[],
): Q {
  const { statement, explanation, alternatives, task } = question;
  const mayArrange = (choices: readonly { text: string }[]) =>
    !refersToChoices({ statement, explanation, choices });
  if (task?.kind === 'MULTIPLE_CHOICE' && mayArrange(task.options)) {
    return { ...question, task: { ...task, options: arrange(task.options) } };
  }
  if (task?.kind === 'TRUE_FALSE' && mayArrange(task.items)) {
    return { ...question, task: { ...task, items: arrange(task.items) } };
  }
  if (task?.kind === 'GAPS') {
    const arrangedGaps = task.gaps.map((gap) =>
      gap.options && mayArrange(gap.options.map(({ label }) => ({ text: escapeHtml(label) })))
        ? { ...gap, options: arrange(gap.options) }
        : gap,
    );
    return { ...question, task: { ...task, gaps: arrangedGaps } };
  }
  return task === null && mayArrange(alternatives)
    ? { ...question, alternatives: arrange(alternatives) }
    : question;
}
