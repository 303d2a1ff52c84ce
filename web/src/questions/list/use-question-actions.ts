import type { QuestionsOwner } from '@sabia/domain/questions/question-import.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import type { Notice } from '../../ui/NoticeBar.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import type { SavedQuestion } from '../editor/save-question.ts';
import { weightWords } from '../../attempts/weight-words.ts';
import { useQuestionAuthoring } from '../questions.api.ts';

/** Duplicate, delete and undo; each shows a notice with its undo. */
export function useQuestionActions(
  owner: QuestionsOwner,
  { tell, onRemoved }: { tell: (notice: Notice) => void; onRemoved: () => void },
) {
  const { changeQuestion, deleteQuestion, restoreQuestion, duplicateQuestion, undoQuestionChange } =
    useQuestionAuthoring(owner);

  async function act(action: Promise<unknown>, notice: Notice): Promise<void> {
    try {
      await action;
      tell(notice);
    } catch (error) {
      showFailure(error);
    }
  }

  const undoChange = ({ id }: AuthoredQuestion, number: number) =>
    act(undoQuestionChange(id), { text: `A mudança na questão ${number} foi desfeita.` });

  return {
    undoChange,
    /** Fails with the problem of the weight. */
    async weigh({ id, weight: before }: AuthoredQuestion, number: number, weight: number) {
      await changeQuestion(id, { weight });
      const text = (now: number) => `Questão ${number}: ${weightWords(now)}.`;
      const undo = () => void act(changeQuestion(id, { weight: before }), { text: text(before) });
      if (weight !== before) tell({ text: text(weight), undo });
    },
    duplicate: ({ id }: AuthoredQuestion, number: number) =>
      act(duplicateQuestion(id), { text: `Questão ${number} duplicada: a cópia é a seguinte.` }),
    async remove({ id }: AuthoredQuestion, number: number) {
      await act(deleteQuestion(id), {
        text: `Questão ${number} excluída.`,
        undo: () => void act(restoreQuestion(id), { text: `Questão ${number} de volta.` }),
      });
      onRemoved();
    },
    /** Shows the notice of a change that the editor has saved. */
    announceChange({ question, grades }: SavedQuestion, before: AuthoredQuestion, number: number) {
      const isNewVersion = question.version !== before.version;
      tell({
        text: grades ? `Questão ${number} salva: ${grades}.` : `Questão ${number} salva.`,
        undo: isNewVersion ? () => void undoChange(question, number) : undefined,
      });
    },
  };
}

export type QuestionActions = ReturnType<typeof useQuestionActions>;
