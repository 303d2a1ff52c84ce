import type { ScaleKind } from '@sabia/domain/item-response/exam-scale.ts';
import { lazy, Suspense } from 'react';
import { loadCode } from '../../platform/load-code.ts';
import type { NumberedQuestion, QuestionActions } from './use-question-actions.ts';
import { WeightDialog } from './WeightDialog.tsx';

/** Few questions are ever annulled. */
const AnnulmentDialog = lazy(async () => ({
  default: (await loadCode(() => import('../annulment/AnnulmentDialog.tsx'))).AnnulmentDialog,
}));

/** A question and the dialog that it has open. */
export interface AskedQuestion extends NumberedQuestion {
  about: 'weight' | 'annulment';
}

interface QuestionDialogsProps {
  asked: AskedQuestion | undefined;
  /** Of the exam; undefined: without a scale. */
  scaleKind: ScaleKind | undefined;
  actions: QuestionActions;
  onClose: () => void;
}

/** The dialogs about the grading of a question: its weight or its annulment. */
export function QuestionDialogs({ asked, scaleKind, actions, onClose }: QuestionDialogsProps) {
  if (!asked) return null;
  const { question, number } = asked;
  return asked.about === 'weight' ? (
    <WeightDialog
      question={question}
      number={number}
      scaleKind={scaleKind}
      foresee={actions.foreseeWeight}
      onSave={(weight, regrade) => actions.weigh({ question, number }, { weight, regrade })}
      onClose={onClose}
    />
  ) : (
    <Suspense>
      <AnnulmentDialog
        questionId={question.id}
        name={`a questão ${number}`}
        actions={actions.annulment({ question, number })}
        onClose={onClose}
      />
    </Suspense>
  );
}
