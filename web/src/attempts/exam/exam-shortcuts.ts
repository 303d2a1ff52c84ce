import type { Question } from '@sabia/domain/questions/question.ts';
import type { Shortcut } from '../../ui/page/Shortcuts.tsx';
import { choiceShortcuts } from '../choice-shortcuts.ts';

interface ExamActions {
  /** The id of an alternative or of an option. */
  choose: (id: string) => void;
  next: () => void;
  previous: () => void;
  mark: () => void;
}

/** The keys of a question: A to J or 1 to 0 choose, arrows and N and P move, M marks. */
export function examShortcuts(
  question: Pick<Question, 'alternatives' | 'task'>,
  { choose, next, previous, mark }: ExamActions,
): Shortcut[] {
  return [
    ...choiceShortcuts(question, choose),
    { key: 'n', name: 'N ou →', label: 'Próxima questão', act: next },
    { key: 'arrowright', label: '', act: next },
    { key: 'p', name: 'P ou ←', label: 'Questão anterior', act: previous },
    { key: 'arrowleft', label: '', act: previous },
    { key: 'm', name: 'M', label: 'Marcar para revisar', act: mark },
  ];
}
