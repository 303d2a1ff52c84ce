import { Button, NativeSelect } from '@mantine/core';
import type { ExamScale, ExamScoring } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { count } from '../ui/words/plural.ts';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showToast } from '../ui/states/toast.tsx';
import { type AreaDraft, areaOf, draftsOf, hasMistakes, newArea } from './area-drafts.ts';
import { ExamAreas } from './ExamAreas.tsx';
import { useExamScoring } from './exam-scoring.api.ts';
import { messageOf } from './message-of.ts';

interface ScaleFormProps {
  examId: string;
  scoring: ExamScoring;
  scales: readonly ExamScale[];
}

/** Scale and areas of a practice exam. */
export function ScaleForm({ examId, scoring, scales }: ScaleFormProps) {
  const [scaleId, setScaleId] = useState(scoring.scale?.id ?? '');
  const [drafts, setDrafts] = useState(() => draftsOf(scoring));
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { set } = useExamScoring(examId);
  const saving = useMutation({
    mutationFn: set,
    onSuccess: () => showToast({ kind: 'success', message: 'Escala e áreas salvas.' }),
  });
  const last = scoring.questionIds.length;
  const scale = scales.find(({ id }) => id === scaleId);
  const change = (key: string, changed: Partial<AreaDraft>) => {
    saving.reset();
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)));
  };
  const save = () => {
    setConfirming(false);
    saving.mutate({
      scaleId: scaleId || null,
      areas: scaleId ? drafts.map((draft) => areaOf(draft, scoring.questionIds)) : [],
    });
  };
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (scaleId && drafts.some((draft) => hasMistakes(draft, last))) return;
    // Without a scale the scores of learners go.
    if (!scaleId && scoring.scale && scoring.attemptsQtd > 0) setConfirming(true);
    else save();
  }
  return (
    <form onSubmit={submit}>
      <FormSection
        title="Escala e áreas"
        intro={
          scoring.attemptsQtd > 0
            ? `Ao salvar, ${count(scoring.attemptsQtd, 'nota é calculada', 'notas são calculadas')} de novo.`
            : 'A escala diz como as respostas viram nota.'
        }
      >
        <NativeSelect
          label="Escala"
          data={[
            { value: '', label: 'Sem escala: só a parte de acertos' },
            ...scales.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={scaleId}
          onChange={({ currentTarget }) => {
            saving.reset();
            setScaleId(currentTarget.value);
            if (drafts.length === 0) setDrafts([newArea(last)]);
          }}
        />
        {scale && (
          <ExamAreas
            drafts={drafts}
            scale={scale}
            last={last}
            isTried={isTried}
            onChange={change}
            onRemove={(removed) => setDrafts(drafts.filter(({ key }) => key !== removed))}
          />
        )}
        {!scale && scoring.areas.length > 0 && (
          <Muted>
            Sem escala o simulado não tem áreas:{' '}
            {count(scoring.areas.length, 'área vai', 'áreas vão')} embora ao salvar, com o tempo
            próprio, se houver.
          </Muted>
        )}
        {saving.error && (
          <div role="alert">
            <ErrorMessage>{messageOf(saving.error)}</ErrorMessage>
          </div>
        )}
        <Row>
          <Button type="submit" loading={saving.isPending}>
            Salvar
          </Button>
          {scale && (
            <Button variant="default" onClick={() => setDrafts([...drafts, newArea(last)])}>
              Mais uma área
            </Button>
          )}
        </Row>
      </FormSection>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Tirar a escala?"
        confirmLabel="Tirar"
        onConfirm={save}
        onClose={() => setConfirming(false)}
      >
        As áreas e as notas de {count(scoring.attemptsQtd, 'tentativa', 'tentativas')} vão embora.
        As respostas ficam.
      </ConfirmDialog>
    </form>
  );
}
