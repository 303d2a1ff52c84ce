import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import type { QuestionCollection } from '@sabia/domain/questions/banks.ts';
import { difficultyNames, metadataLabels } from '@sabia/domain/questions/question-metadata.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { count } from '../../ui/plural.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { collectionsQuery } from '../question-collections.api.ts';
import { TagsField } from '../TagsField.tsx';
import { type BulkAction, type BulkKind, actionNames } from './bulk.ts';

interface BulkDialogProps {
  kind: BulkKind;
  questionsQtd: number;
  onAct: (action: BulkAction) => Promise<void>;
  onClose: () => void;
}

/** The fields of a bulk change; '' keeps the value of each question, `none` takes it away. */
interface Values {
  add: string[];
  remove: string[];
  to: string;
  categoryId: string;
  levelId: string;
  difficulty: string;
  source: string;
  year: number | string;
}

const blank: Values = {
  add: [],
  remove: [],
  to: '',
  categoryId: '',
  levelId: '',
  difficulty: '',
  source: '',
  year: '',
};

const none = 'none';

/** Asks for what a bulk change needs, and confirms it. */
export function BulkDialog({ kind, questionsQtd, onAct, onClose }: BulkDialogProps) {
  const [values, setValues] = useState(blank);
  const { data: collections = [] } = useQuery(collectionsQuery);
  const change = useMutation({
    mutationFn: (action: BulkAction) => onAct(action),
    onSuccess: onClose,
  });
  const action = actionOf(kind, values, collections);
  return (
    <ConfirmDialog
      isOpen
      title={`${actionNames[kind]} ${count(questionsQtd, 'questão', 'questões')}?`}
      confirmLabel={actionNames[kind]}
      isDangerous={kind === 'delete'}
      isDisabled={!action}
      isPending={change.isPending}
      onConfirm={() => action && change.mutate(action)}
      onClose={onClose}
    >
      <Stack gap={16}>
        {kind === 'delete' ? (
          <p>
            Elas saem das provas e dos bancos e ficam 30 dias na lixeira. As tentativas já feitas
            continuam com elas.
          </p>
        ) : (
          <Fields
            kind={kind}
            values={values}
            collections={collections}
            onChange={(changed) => setValues({ ...values, ...changed })}
          />
        )}
        <div role="alert">
          {change.isError && <ErrorMessage>{messageOf(change.error)}</ErrorMessage>}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

function messageOf(error: Error): string {
  if (!(error instanceof ApiProblem)) throw error;
  return error.errors[0]?.message ?? error.detail;
}

interface FieldsProps {
  kind: Exclude<BulkKind, 'delete'>;
  values: Values;
  collections: readonly QuestionCollection[];
  onChange: (changed: Partial<Values>) => void;
}

function Fields({ kind, values, collections, onChange }: FieldsProps) {
  const { data: taxonomy } = useQuery(taxonomyQuery);
  if (kind === 'tag')
    return (
      <>
        <TagsField
          label="Etiquetas para pôr"
          value={values.add}
          onChange={(add) => onChange({ add })}
        />
        <TagsField
          label="Etiquetas para tirar"
          value={values.remove}
          onChange={(remove) => onChange({ remove })}
        />
      </>
    );
  if (kind === 'describe')
    return (
      <>
        <Choice
          label={metadataLabels.categoryId}
          value={values.categoryId}
          options={taxonomy?.categories.map(({ id, title }) => [id, title])}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <Choice
          label={metadataLabels.levelId}
          value={values.levelId}
          options={taxonomy?.levels.map(({ id, title }) => [id, title])}
          onChange={(levelId) => onChange({ levelId })}
        />
        <Choice
          label={metadataLabels.difficulty}
          value={values.difficulty}
          options={Object.entries(difficultyNames)}
          onChange={(difficulty) => onChange({ difficulty })}
        />
        <TextInput
          label={metadataLabels.source}
          description="Em branco, continua a de cada uma."
          value={values.source}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        />
        <NumberInput
          label={metadataLabels.year}
          description="Em branco, continua o de cada uma."
          value={values.year}
          onChange={(year) => onChange({ year })}
          allowDecimal={false}
          allowNegative={false}
          hideControls
        />
      </>
    );
  return (
    <NativeSelect
      label={kind === 'move' ? 'Para onde vão' : 'Onde ficam as cópias'}
      value={values.to}
      onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
      data={[
        { value: '', label: 'Escolha um banco ou um simulado', disabled: true },
        { group: 'Bancos', items: placesOf(collections, 'bank') },
        { group: 'Simulados', items: placesOf(collections, 'practice-exam') },
      ]}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[] | undefined;
  onChange: (value: string) => void;
}

function Choice({ label, value, options = [], onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: 'Como está em cada uma' },
        { value: none, label: 'Tirar' },
        ...options.map(([option, text]) => ({ value: option, label: text })),
      ]}
    />
  );
}

const placesOf = (collections: readonly QuestionCollection[], wanted: QuestionCollection['kind']) =>
  collections
    .filter(({ kind, isArchived }) => kind === wanted && !isArchived)
    .map(({ id, title }) => ({ value: id, label: title }));

/** Null while something is missing. */
function actionOf(
  kind: BulkKind,
  values: Values,
  collections: readonly QuestionCollection[],
): BulkAction | null {
  const { add, remove } = values;
  switch (kind) {
    case 'tag':
      return add.length + remove.length > 0 ? { kind, add, remove } : null;
    case 'describe': {
      const changes = changesOf(values);
      return Object.keys(changes).length > 0 ? { kind, changes } : null;
    }
    case 'move':
    case 'copy': {
      const to = collections.find(({ id }) => id === values.to);
      if (!to) return null;
      return {
        kind,
        to: to.kind === 'bank' ? { bankId: to.id } : { practiceExamId: to.id },
      };
    }
    case 'delete':
      return { kind };
  }
}

function changesOf(values: Values): Extract<BulkAction, { kind: 'describe' }>['changes'] {
  const { categoryId, levelId, difficulty, source, year } = values;
  const chosen = (value: string) => (value === none ? null : value);
  return {
    ...(categoryId && { categoryId: chosen(categoryId) }),
    ...(levelId && { levelId: chosen(levelId) }),
    ...(difficulty && { difficulty: chosen(difficulty) as 'EASY' | 'MEDIUM' | 'HARD' | null }),
    ...(source.trim() && { source }),
    ...(year !== '' && { year: Number(year) }),
  };
}
