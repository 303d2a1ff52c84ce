import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import { areas as enemAreas, type Area } from '@sabia/domain/item-response/booklet.ts';
import type { ExamScale, ExamScoring } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { readRanges, writeRanges } from '@sabia/domain/item-response/question-ranges.ts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormSection } from '../ui/FormSection.tsx';
import { count } from '../ui/plural.ts';
import { Card } from '../ui/primitives/Card.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { showToast } from '../ui/toast.tsx';
import { useExamScoring } from './exam-scoring.api.ts';
import { messageOf } from './message-of.ts';
import { countPoints } from './points.ts';
import classes from './ExamScores.module.css';

interface AreaDraft {
  key: string;
  id?: string;
  title: string;
  area: Area | null;
  weight: number | string;
  cut: number | string;
  /** Minutes; '': no time of its own. */
  time: number | string;
  ranges: string;
  /** Of the questions that have one. */
  languages: ReadonlyMap<string, 0 | 1 | null>;
  state: string | null;
}

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
  const mistakes = new Map(
    drafts.map(({ key, title, ranges }) => [
      key,
      {
        title: title.trim() ? null : 'Dê um nome à área',
        ranges: readRanges(ranges, last) ? null : `Use números de 1 a ${last}, como 1-${last}`,
      },
    ]),
  );
  const save = () => {
    setConfirming(false);
    saving.mutate({
      scaleId: scaleId || null,
      areas: scaleId
        ? drafts.map(({ id, title, area, weight, cut, time, ranges, languages }) => ({
            id,
            title,
            area,
            weight: Number(weight) || 1,
            cut: cut === '' ? null : Number(cut),
            timeLimitMinutes: time === '' ? null : Number(time),
            questions: (readRanges(ranges, last) ?? []).flatMap((number) => {
              const question = scoring.questionIds[number - 1];
              return question ? [{ id: question, language: languages.get(question) ?? null }] : [];
            }),
          }))
        : [],
    });
  };
  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    const isWrong = [...mistakes.values()].some(({ title, ranges }) => title ?? ranges);
    if (scaleId && isWrong) return;
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
        {scale &&
          drafts.map((draft, at) => {
            const mistake = isTried ? mistakes.get(draft.key) : undefined;
            return (
              <Card as="fieldset" key={draft.key} aria-label={`Área ${at + 1}`} gap={8}>
                <Row gap={12} align="start" className={classes.areaFields}>
                  <TextInput
                    label="Nome"
                    value={draft.title}
                    error={mistake?.title}
                    onChange={({ currentTarget }) =>
                      change(draft.key, { title: currentTarget.value })
                    }
                  />
                  <TextInput
                    label="Questões"
                    placeholder={`1-${last}`}
                    value={draft.ranges}
                    error={mistake?.ranges}
                    onChange={({ currentTarget }) =>
                      change(draft.key, { ranges: currentTarget.value })
                    }
                  />
                  {scale.kind === 'ITEM_RESPONSE' && (
                    <NativeSelect
                      label="Área do Enem"
                      data={[
                        { value: '', label: 'Outra' },
                        ...enemAreas.map((area) => ({ value: area, label: areaTitles[area] })),
                      ]}
                      value={draft.area ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        change(draft.key, { area: enemAreas.find((one) => one === value) ?? null })
                      }
                    />
                  )}
                  <NumberInput
                    label="Peso"
                    className={classes.shortNumber}
                    min={0.1}
                    max={100}
                    decimalSeparator=","
                    value={draft.weight}
                    onChange={(weight) => change(draft.key, { weight })}
                  />
                  {scale.kind === 'COUNT' && (
                    <NumberInput
                      label={scale.cutUnit === 'PERCENT' ? 'Corte (%)' : 'Corte (pontos)'}
                      className={classes.shortNumber}
                      placeholder={scale.areaCut === null ? undefined : countPoints(scale.areaCut)}
                      min={0}
                      decimalSeparator=","
                      value={draft.cut}
                      onChange={(value) => change(draft.key, { cut: value })}
                    />
                  )}
                  <NumberInput
                    label="Tempo próprio"
                    className={classes.shortNumber}
                    placeholder="Nenhum"
                    min={1}
                    max={1440}
                    allowDecimal={false}
                    suffix=" min"
                    value={draft.time}
                    onChange={(value) => change(draft.key, { time: value })}
                  />
                </Row>
                <Row justify="between">
                  <Muted size={14}>{draft.state}</Muted>
                  <Button
                    variant="subtle"
                    onClick={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
                  >
                    Tirar a área
                  </Button>
                </Row>
              </Card>
            );
          })}
        {!scale && scoring.areas.length > 0 && (
          <Muted>
            Sem escala o simulado não tem áreas:{' '}
            {count(scoring.areas.length, 'área vai', 'áreas vão')} embora ao salvar, com o tempo
            próprio, se houver.
          </Muted>
        )}
        {scale && drafts.some(({ time }) => time !== '') && (
          <Muted>
            Com tempo próprio, as áreas vêm uma depois da outra, com pausa entre elas. Quem termina
            uma área não volta a ela.
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

const newArea = (last: number): AreaDraft => ({
  key: crypto.randomUUID(),
  title: '',
  area: null,
  weight: 1,
  cut: '',
  time: '',
  ranges: `1-${last}`,
  languages: new Map(),
  state: null,
});

const draftsOf = ({ areas, questionIds, scale }: ExamScoring): AreaDraft[] => {
  const numbers = new Map(questionIds.map((id, at) => [id, at + 1]));
  return areas.map(({ id, title, area, weight, cut, timeLimitMinutes, questions, booklet }) => {
    const known = questions.filter(({ parameters }) => parameters === 'KNOWN').length;
    const different = questions.filter(({ parameters }) => parameters === 'DIFFERENT').length;
    const source = booklet
      ? `Enem ${booklet.year}, ${booklet.colour ? `caderno de cor ${booklet.colour.toLowerCase()}` : `caderno ${booklet.booklet}`}. `
      : '';
    return {
      key: id,
      id,
      title,
      area,
      weight,
      cut: cut ?? '',
      time: timeLimitMinutes ?? '',
      ranges: writeRanges(questions.flatMap((question) => numbers.get(question.id) ?? [])),
      languages: new Map(questions.map((question) => [question.id, question.language])),
      state:
        scale?.kind === 'COUNT'
          ? null
          : `${source}${known} de ${questions.length} questões com números da TRI${different > 0 ? `, ${different} com outro gabarito que o do Enem, fora da nota` : ''}.`,
    };
  });
};
