import { NativeSelect } from '@mantine/core';
import { type QuestionKindName, questionKinds } from '@sabia/domain/questions/question-kind.ts';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { kindNames } from '@sabia/domain/questions/kind-names.ts';
import { editedKinds } from '../edited-kinds.ts';
import type { QuestionForm } from './question-values.ts';

interface KindFieldProps {
  form: QuestionForm;
  isNew: boolean;
}

/** The kind of a new question; that of a stored one is fixed (product.md Q15). */
export function KindField({ form, isNew }: KindFieldProps) {
  const { kind } = form.values;
  if (!isNew)
    return (
      <Muted>
        Tipo de questão: <strong>{kindNames[kind]}</strong>
      </Muted>
    );
  return (
    <NativeSelect
      label="Tipo de questão"
      description={editedKinds[kind].hint}
      value={kind}
      onChange={({ currentTarget }) =>
        form.setFieldValue('kind', currentTarget.value as QuestionKindName)
      }
      data={questionKinds.map((value) => ({ value, label: kindNames[value] }))}
      data-path="kind"
    />
  );
}
