import { type Annulment, annulmentNames } from '@sabia/domain/attempts/annulment.ts';
import type { QuestionsOwner } from '@sabia/domain/questions/questions-owner.ts';
import type { AuthoredQuestion } from '@sabia/domain/questions/question.ts';
import type { Notice } from '../../ui/states/NoticeBar.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import type { SavedQuestion } from '../editor/save-question.ts';
import { weightWords } from '../../attempts/weight-words.ts';
import { useQuestionAuthoring } from '../questions.api.ts';

export interface NumberedQuestion {
  question: AuthoredQuestion;
  /** From 1. */
  number: number;
}

/** Duplicate, delete and undo; each shows a notice with its undo. */
export function useQuestionActions(
  owner: QuestionsOwner,
  { tell, onRemoved }: { tell: (notice: Notice) => void; onRemoved: () => void },
) {
  const authoring = useQuestionAuthoring(owner);
  const { changeQuestion, deleteQuestion, restoreQuestion, duplicateQuestion } = authoring;
  const { undoQuestionChange, annulQuestion, undoAnnulment, previewReweighing } = authoring;

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
    foreseeWeight: ({ id }: AuthoredQuestion, weight: number) => previewReweighing(id, weight),
    /** Fails with the problem of the weight. */
    async weigh(
      { question: { id, weight: before }, number }: NumberedQuestion,
      { weight, regrade }: { weight: number; regrade: boolean | undefined },
    ) {
      await changeQuestion(id, { weight, regrade });
      const text = (now: number) => `Questão ${number}: ${weightWords(now)}.`;
      const undo = () =>
        void act(changeQuestion(id, { weight: before, regrade: regrade ?? false }), {
          text: text(before),
        });
      if (weight !== before) tell({ text: text(weight), undo });
    },
    /** Each fails with its problem. */
    annulment: ({ question: { id }, number }: NumberedQuestion) => ({
      async annul(examId: string, annulment: Annulment) {
        await annulQuestion(id, examId, annulment);
        const undone = { text: `A anulação da questão ${number} foi desfeita.` };
        tell({
          text: `Questão ${number} anulada: ${annulmentNames[annulment.choice].toLowerCase()}.`,
          undo: () => void act(undoAnnulment(id, examId), undone),
        });
      },
      async undo(examId: string) {
        await undoAnnulment(id, examId);
        tell({ text: `A anulação da questão ${number} foi desfeita.` });
      },
    }),
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
