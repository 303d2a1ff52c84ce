import { NativeSelect, Textarea } from '@mantine/core';
import { Fieldset } from '../../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { RichTextInput } from '../../../ui/rich-text/editor/RichTextInput.tsx';
import { ComparisonFields } from '../ComparisonFields.tsx';
import type { TaskFieldsProps } from '../../editor/task-fields.ts';
import { acceptedLabel, linesOf } from '../edited-texts.ts';
import { gapsIn, gapTextLabel, type GapValues } from './edited-gaps.ts';

/** A text with gaps, and the fields of each gap that the text names. */
export function GapsFields({ form, media }: TaskFieldsProps) {
  const { task } = form.values;
  const gaps = gapsIn(task);
  const change = (at: number, changes: Partial<GapValues>) =>
    form.setFieldValue(
      'task.gaps',
      gaps.map((gap, place) => (place === at ? { ...gap, ...changes } : gap)),
    );
  return (
    <>
      <RichTextInput
        label={gapTextLabel}
        description="Escreva [[1]] no lugar da primeira lacuna, [[2]] no da segunda."
        withAsterisk
        value={task.gapText}
        onChange={(html) => form.setFieldValue('task.gapText', html)}
        error={form.errors['task.gapText']}
        media={media}
        data-path="task.gapText"
      />
      {gaps.length === 0 && <Muted>Cada lacuna do texto ganha aqui os seus campos.</Muted>}
      {gaps.map(({ hasOptions, lines, right }, at) => (
        <Fieldset key={at} legend={`Lacuna ${at + 1}`}>
          <NativeSelect
            label="Como responder"
            value={hasOptions ? 'choose' : 'write'}
            onChange={({ currentTarget }) =>
              change(at, { hasOptions: currentTarget.value === 'choose' })
            }
            data={[
              { value: 'write', label: 'O aluno escreve' },
              { value: 'choose', label: 'O aluno escolhe' },
            ]}
          />
          <Textarea
            label={hasOptions ? 'Opções' : acceptedLabel}
            description={
              hasOptions
                ? 'Uma por linha, ao menos duas.'
                : 'Uma por linha. Qualquer uma está certa. Um número pode ter tolerância: 3,5 ± 0,1.'
            }
            withAsterisk
            autosize
            minRows={2}
            value={lines}
            onChange={({ currentTarget }) => change(at, { lines: currentTarget.value })}
            error={form.errors[`task.gaps.${at}.lines`]}
            data-path={`task.gaps.${at}.lines`}
          />
          {hasOptions && (
            <NativeSelect
              label="Opção certa"
              withAsterisk
              value={right}
              onChange={({ currentTarget }) => change(at, { right: currentTarget.value })}
              data={[{ value: '', label: 'Escolha' }, ...new Set(linesOf(lines))]}
            />
          )}
        </Fieldset>
      ))}
      {gaps.some(({ hasOptions }) => !hasOptions) && <ComparisonFields form={form} />}
    </>
  );
}
