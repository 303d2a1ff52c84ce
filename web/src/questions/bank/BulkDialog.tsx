import type { QuestionCollection } from '@sabia/domain/questions/banks.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { count } from '../../ui/words/plural.ts';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { TagsField } from '../TagsField.tsx';
import { type BulkAction, type ActionKind, actionNames } from './bulk.ts';
import {
  changesOf,
  type Description,
  DescriptionFields,
  sameDescription,
} from './DescriptionFields.tsx';
import { ownerOf, PlaceField, type Places, usePlaces } from './PlaceField.tsx';
import { isShortOfQuestions } from './use-archiving.tsx';

interface BulkDialogProps {
  kind: ActionKind;
  questionsQtd: number;
  /** The id of the place that is chosen first. */
  presetPlace: string | undefined;
  onAct: (action: BulkAction, acceptsShortExams: boolean) => Promise<void>;
  onClose: () => void;
}

interface Values {
  add: string[];
  remove: string[];
  /** The id of the place that gets the questions. */
  to: string;
  description: Description;
}

/** Asks for what a bulk change needs, and confirms it. */
export function BulkDialog(props: BulkDialogProps) {
  const { kind, questionsQtd, presetPlace = '', onAct, onClose } = props;
  const [values, setValues] = useState<Values>({
    add: [],
    remove: [],
    to: presetPlace,
    description: sameDescription,
  });
  /** The refusal has named exams; the next confirmation accepts that. */
  const [isShort, setShort] = useState(false);
  const change = useMutation({
    mutationFn: (action: BulkAction) => onAct(action, isShort),
    onSuccess: onClose,
    onError: (error) => setShort(isShortOfQuestions(error)),
  });
  const needsPlace = kind === 'move' || kind === 'copy';
  const places = usePlaces(values.to, needsPlace);
  const to = places.isOffered ? values.to : '';
  const action = actionOf(kind, { ...values, to }, places.collections);
  return (
    <ConfirmDialog
      isOpen
      title={`${actionNames[kind]} ${count(questionsQtd, 'questão', 'questões')}?`}
      confirmLabel={isShort ? `${actionNames[kind]} mesmo assim` : actionNames[kind]}
      isDangerous={kind === 'delete' || isShort}
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
            places={places}
            onChange={(changed) => {
              setShort(false);
              change.reset();
              setValues({ ...values, ...changed });
            }}
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
  kind: Exclude<ActionKind, 'delete'>;
  values: Values;
  places: Places;
  onChange: (changed: Partial<Values>) => void;
}

function Fields({ kind, values, places, onChange }: FieldsProps) {
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
      <DescriptionFields
        values={values.description}
        onChange={(changed) => onChange({ description: { ...values.description, ...changed } })}
      />
    );
  return (
    <PlaceField
      label={kind === 'move' ? 'Para onde vão' : 'Onde ficam as cópias'}
      value={values.to}
      places={places}
      onChange={(to) => onChange({ to })}
    />
  );
}

/** Null while something is missing. */
function actionOf(
  kind: ActionKind,
  values: Values,
  collections: readonly QuestionCollection[] | undefined,
): BulkAction | null {
  const { add, remove } = values;
  switch (kind) {
    case 'tag':
      return add.length + remove.length > 0 ? { kind, add, remove } : null;
    case 'describe': {
      const changes = changesOf(values.description);
      return Object.keys(changes).length > 0 ? { kind, changes } : null;
    }
    case 'move':
    case 'copy':
      return values.to && collections ? { kind, to: ownerOf(values.to, collections) } : null;
    case 'delete':
      return { kind };
  }
}
