import type { Question } from '@sabia/domain/questions/question.ts';
import type { Shortcut } from '../ui/page/Shortcuts.tsx';
import { alternativeLetters } from './letters.ts';

/** A to J or 1 to 0 choose an alternative, or one of several options. */
export function choiceShortcuts(
  { alternatives, task }: Pick<Question, 'alternatives' | 'task'>,
  choose: (id: string) => void,
): Shortcut[] {
  const choices = task?.kind === 'MULTIPLE_CHOICE' ? task.options : alternatives;
  const [first, ...others] = choices.flatMap(({ id }, at) => {
    const letter = alternativeLetters[at]?.toLowerCase();
    const act = () => choose(id);
    return letter
      ? [
          { key: letter, label: '', act },
          { key: String((at + 1) % 10), label: '', act },
        ]
      : [];
  });
  if (!first) return [];
  const last = alternativeLetters[choices.length - 1] ?? '';
  const told = { name: `A a ${last}`, label: 'Escolher a alternativa (ou os números)' };
  return [{ ...first, ...told }, ...others];
}

/** Chooses an alternative or an option on the screen, and focuses it, so that a screen reader announces it. */
export function chooseOnScreen(id: string): void {
  const choice = document.querySelector<HTMLElement>(`input[value="${id}"]`);
  choice?.click();
  choice?.focus();
}
