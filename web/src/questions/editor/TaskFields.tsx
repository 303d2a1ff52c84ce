import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { QuestionKindName } from '@sabia/domain/questions/question-kind.ts';
import type { ReactNode } from 'react';
import { RichTextInput } from '../../ui/rich-text/editor/RichTextInput.tsx';
import { AlternativesFields } from './AlternativesFields.tsx';
import { GapsFields } from '../kinds/gaps/GapsFields.tsx';
import { numberHint } from '../kinds/numeric/number-hint.ts';
import { PairsFields } from '../kinds/matching/PairsFields.tsx';
import { taskLabels } from './question-values.ts';
import { ComparisonFields } from '../kinds/ComparisonFields.tsx';
import type { TaskFieldsProps } from './task-fields.ts';
import { scoringOf, scorings } from './task-values.ts';

const fields: Record<QuestionKindName, (props: TaskFieldsProps) => ReactNode> = {
  SINGLE_CHOICE: AlternativesFields,
  MULTIPLE_CHOICE: AlternativesFields,
  TRUE_FALSE: AlternativesFields,
  ORDERING: AlternativesFields,
  NUMERIC: NumericFields,
  SHORT_TEXT: ShortTextFields,
  MATCHING: PairsFields,
  GAPS: GapsFields,
  OPEN_TEXT: OpenTextFields,
  FILE: FileFields,
};

/** The fields of the task and its key, by the kind of the question. */
export function TaskFields({ form, media }: TaskFieldsProps) {
  const { kind } = form.values;
  const Fields = fields[kind];
  const choices = scorings[kind];
  return (
    <>
      <Fields form={form} media={media} />
      {choices && (
        <NativeSelect
          label={taskLabels['task.scoring']}
          value={scoringOf(form.values)}
          onChange={({ currentTarget }) => form.setFieldValue('task.scoring', currentTarget.value)}
          error={form.errors['task.scoring']}
          data={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          data-path="task.scoring"
        />
      )}
    </>
  );
}

const short = { styles: { wrapper: { maxWidth: 240 } } };

function NumericFields({ form }: TaskFieldsProps) {
  return (
    <>
      <TextInput
        {...short}
        {...form.getInputProps('task.value')}
        label={taskLabels['task.value']}
        description={numberHint(form.values.task.value)}
        withAsterisk
        // The decimal keypad of an iPhone has neither minus nor letters.
        inputMode="text"
      />
      <TextInput
        {...short}
        {...form.getInputProps('task.tolerance')}
        label={taskLabels['task.tolerance']}
        description="A maior diferença que ainda conta como certa. Em branco, nenhuma."
        inputMode="text"
      />
      <TextInput
        {...short}
        {...form.getInputProps('task.unit')}
        label={taskLabels['task.unit']}
        description="Aparece ao lado do campo: m/s, kg, litros"
      />
    </>
  );
}

function ShortTextFields({ form }: TaskFieldsProps) {
  return (
    <>
      <Textarea
        {...form.getInputProps('task.texts')}
        label={taskLabels['task.texts']}
        description="Uma por linha. Qualquer uma delas está certa."
        withAsterisk
        autosize
        minRows={3}
      />
      <ComparisonFields form={form} />
    </>
  );
}

function Expected({ form, media }: TaskFieldsProps) {
  return (
    <RichTextInput
      label={taskLabels['task.expected']}
      description="Resposta esperada ou critérios. Quem corrige vê ao corrigir, e o aluno, depois de entregar."
      value={form.values.task.expected}
      onChange={(html) => form.setFieldValue('task.expected', html)}
      error={form.errors['task.expected']}
      media={media}
      data-path="task.expected"
    />
  );
}

function OpenTextFields({ form, media }: TaskFieldsProps) {
  return (
    <>
      <NumberInput
        {...short}
        {...form.getInputProps('task.maxLength')}
        label={taskLabels['task.maxLength']}
        allowDecimal={false}
        allowNegative={false}
        thousandSeparator="."
        decimalSeparator=","
        step={500}
      />
      <Expected form={form} media={media} />
    </>
  );
}

function FileFields({ form, media }: TaskFieldsProps) {
  return (
    <>
      <NumberInput
        {...short}
        {...form.getInputProps('task.maxFiles')}
        label={taskLabels['task.maxFiles']}
        description="De 1 a 5."
        allowDecimal={false}
        allowNegative={false}
      />
      <Expected form={form} media={media} />
    </>
  );
}
