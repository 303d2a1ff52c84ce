import '../../ui/forms/authoring-styles.ts';
import { NativeSelect, Radio, Skeleton, Textarea } from '@mantine/core';
import {
  type Annulment,
  annulmentChoices,
  type AnnulmentChoice,
  annulmentNames,
  annulment as annulmentSchema,
  reasonLimit,
} from '@sabia/domain/attempts/annulment.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import {
  annulmentEffectQuery,
  annulmentsQuery,
  type AskingExam,
  type Regrading,
} from '../questions.api.ts';
import { effectWords } from './effect-words.ts';

export interface AnnulmentActions {
  annul: (examId: string, annulment: Annulment) => Promise<unknown>;
  undo: (examId: string) => Promise<unknown>;
}

interface AnnulmentDialogProps {
  questionId: string;
  /** 'a questão 3' */
  name: string;
  actions: AnnulmentActions;
  onClose: () => void;
}

/** Annuls a question in one of the exams that asked it, or undoes that. */
export function AnnulmentDialog({ questionId, name, actions, onClose }: AnnulmentDialogProps) {
  const exams = useQuery(annulmentsQuery(questionId));
  const [chosen, setChosen] = useState<string>();
  const asking = (exams.data ?? []).filter(
    ({ triesQtd, annulment }, at) => at === 0 || triesQtd > 0 || annulment,
  );
  const exam = asking.find(({ id }) => id === chosen) ?? asking[0];
  if (exam) {
    return (
      <InExam
        key={exam.id}
        {...{ questionId, name, exam, actions, onClose }}
        others={asking}
        onChoose={setChosen}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Anular ${name}?`}
      confirmLabel="Anular"
      isDisabled
      onConfirm={onClose}
      onClose={onClose}
    >
      {exams.isPending && <Skeleton height={160} />}
      {exams.isError && <ErrorState error={exams.error} onRetry={() => void exams.refetch()} />}
      {exams.data && <p>Nenhuma prova fez esta questão ainda.</p>}
    </ConfirmDialog>
  );
}

interface InExamProps extends AnnulmentDialogProps {
  exam: AskingExam;
  others: readonly AskingExam[];
  onChoose: (examId: string) => void;
}

function InExam({ questionId, name, exam, others, onChoose, actions, onClose }: InExamProps) {
  const [choice, setChoice] = useState<AnnulmentChoice>(exam.annulment?.choice ?? 'POINT_FOR_ALL');
  const [reason, setReason] = useState(exam.annulment?.reason ?? '');
  const effect = useQuery(annulmentEffectQuery(questionId, exam.id));
  const read = annulmentSchema.safeParse({ choice, reason });
  const annul = useMutation({
    mutationFn: (annulment: Annulment) => actions.annul(exam.id, annulment),
    onSuccess: onClose,
  });
  const undo = useMutation({ mutationFn: () => actions.undo(exam.id), onSuccess: onClose });
  const isAnnulled = exam.annulment !== null;
  const problem = annul.error ?? undo.error;
  const field = problem instanceof ApiProblem && problem.errors[0]?.message;
  return (
    <ConfirmDialog
      isOpen
      title={isAnnulled ? `Anulação d${name}` : `Anular ${name}?`}
      confirmLabel={isAnnulled ? 'Salvar' : 'Anular a questão'}
      {...(isAnnulled && {
        otherChoice: { label: 'Desfazer a anulação', onChoose: () => undo.mutate() },
      })}
      isDisabled={!read.success}
      isPending={annul.isPending || undo.isPending}
      onConfirm={() => read.success && annul.mutate(read.data)}
      onClose={onClose}
    >
      <Stack gap={16}>
        {others.length > 1 && (
          <NativeSelect
            label="Em qual prova?"
            value={exam.id}
            onChange={(event) => onChoose(event.currentTarget.value)}
            data={others.map((one) => ({ value: one.id, label: optionOf(one) }))}
          />
        )}
        <Radio.Group label="O que acontece com a nota?" value={choice} onChange={setChoice}>
          <Stack gap={8}>
            {annulmentChoices.map((one) => (
              <Radio key={one} value={one} label={annulmentNames[one]} description={rules[one]} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Motivo"
          description="Aparece no resultado de quem fez a prova."
          required
          autosize
          minRows={2}
          maxLength={reasonLimit}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
          error={field || undefined}
          data-autofocus
        />
        {effect.data ? (
          <Effect exam={exam} effect={effect.data[choice]} />
        ) : (
          effect.isPending && <Skeleton height={48} />
        )}
        {problem && !field && (
          <div role="alert">
            <ErrorMessage>{problem.message}</ErrorMessage>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const rules: Readonly<Record<AnnulmentChoice, string>> = {
  POINT_FOR_ALL: 'Quem fez a prova ganha a questão inteira, como na OAB e no Cebraspe.',
  OUT_OF_SCORE: 'A nota é calculada só com as outras questões.',
};

function Effect({ exam: { triesQtd }, effect }: { exam: AskingExam; effect: Regrading }) {
  return (
    <Muted>
      {triesQtd === 0
        ? 'Ninguém entregou ainda.'
        : `${count(triesQtd, 'tentativa entregue', 'tentativas entregues')}: ${effectWords(effect)}.`}{' '}
      Numa prova com escala, a nota de cada uma é calculada de novo. Aprovações e certificados já
      dados continuam valendo. Nenhuma outra prova sorteia uma questão anulada, e ela sai do caderno
      de erros e dos treinos.
    </Muted>
  );
}

const optionOf = ({ title, within, triesQtd }: AskingExam): string =>
  `${within ? `${within}: ` : ''}${title} (${count(triesQtd, 'tentativa', 'tentativas')})`;
