import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EditorDrawer } from '../../ui/dialogs/EditorDrawer.tsx';
import type { ListOrder } from '../../ui/reordering/list-order.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { newQuestion } from '../question-search.ts';
import { QuestionForm } from './QuestionForm.tsx';
import type { SavedQuestion } from './save-question.ts';

interface QuestionDrawerProps {
  owner: QuestionsOwner;
  order: ListOrder;
  /** The loaded questions. */
  questions: ReadonlyMap<string, AuthoredQuestion>;
  onChanged: (saved: SavedQuestion, before: AuthoredQuestion, number: number) => void;
}

/** The editor of the question in the search params, beside the list. */
export function QuestionDrawer({ owner, order, questions, onChanged }: QuestionDrawerProps) {
  const { questao } = useSearch({ strict: false });
  const navigate = useNavigate();
  /** Number of questions created in a row; a new key opens an empty form. */
  const [round, setRound] = useState(0);
  const index = order.indexOf(questao ?? '');
  const question = index < 0 ? undefined : questions.get(questao ?? '');
  const isNew = questao === newQuestion;

  const open = (id: string | undefined) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, questao: id }),
      // The list stays where it is.
      resetScroll: false,
    });
  const close = () => void open(undefined);

  function goOn(saved: SavedQuestion, isAnotherNext: boolean): void {
    if (question) onChanged(saved, question, index + 1);
    else showToast({ kind: 'success', message: 'Questão adicionada' });
    if (!isAnotherNext) return close();
    setRound(round + 1);
    void open(newQuestion);
  }

  return (
    <EditorDrawer
      isOpen={isNew || question !== undefined}
      title={isNew ? `Questão ${order.length + 1}, nova` : `Questão ${index + 1}`}
      onClose={close}
    >
      {(isNew || question) && (
        <QuestionForm
          key={question?.id ?? round}
          owner={owner}
          question={question}
          onSaved={goOn}
          onCancel={close}
        />
      )}
    </EditorDrawer>
  );
}
