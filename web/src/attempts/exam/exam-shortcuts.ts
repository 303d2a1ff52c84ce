import type { Question } from '@sabia/domain/questions/question.ts';
import type { Shortcut } from '../../ui/Shortcuts.tsx';
import { letters } from '../letters.ts';

interface ExamActions {
  choose: (alternativeId: string) => void;
  next: () => void;
  previous: () => void;
  mark: () => void;
}

/** The keys of a question: A to J or 1 to 0 choose, arrows and N and P move, M marks. */
export function examShortcuts(
  { alternatives }: Pick<Question, 'alternatives'>,
  { choose, next, previous, mark }: ExamActions,
): Shortcut[] {
  const choices = alternatives.flatMap(({ id }, at) => {
    const letter = letters[at]?.toLowerCase();
    const act = () => choose(id);
    return letter
      ? [
          { key: letter, label: '', act },
          { key: String((at + 1) % 10), label: '', act },
        ]
      : [];
  });
  const last = letters[alternatives.length - 1] ?? '';
  const [first, ...others] = choices;
  return [
    ...(first
      ? [{ ...first, name: `A a ${last}`, label: 'Escolher a alternativa (ou os números)' }]
      : []),
    ...others,
    { key: 'n', name: 'N ou →', label: 'Próxima questão', act: next },
    { key: 'arrowright', label: '', act: next },
    { key: 'p', name: 'P ou ←', label: 'Questão anterior', act: previous },
    { key: 'arrowleft', label: '', act: previous },
    { key: 'm', name: 'M', label: 'Marcar para revisar', act: mark },
  ];
}
