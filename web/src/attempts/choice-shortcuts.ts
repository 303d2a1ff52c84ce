import type { Question } from '@sabia/domain/questions/question.ts';
import type { Shortcut } from '../ui/Shortcuts.tsx';
import { alternativeLetters } from './letters.ts';

/** A to J or 1 to 0 choose an alternative. */
export function choiceShortcuts(
  { alternatives }: Pick<Question, 'alternatives'>,
  choose: (alternativeId: string) => void,
): Shortcut[] {
  const [first, ...others] = alternatives.flatMap(({ id }, at) => {
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
  const last = alternativeLetters[alternatives.length - 1] ?? '';
  const told = { name: `A a ${last}`, label: 'Escolher a alternativa (ou os números)' };
  return [{ ...first, ...told }, ...others];
}
