import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { difficultyNames, metadataLabels } from '@sabia/domain/questions/question-metadata.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { taxonomyQuery } from '../../taxonomy/taxonomy.api.ts';
import { CheckboxLabel } from '../../ui/primitives/CheckboxLabel.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { BulkAction } from './bulk.ts';

/** The new values of many questions; '' keeps the value of each question, null takes it away. */
export interface Description {
  categoryId: string | null;
  levelId: string | null;
  difficulty: string | null;
  source: string | null;
  year: number | string | null;
  authors: string | null;
}

export const sameDescription: Description = {
  categoryId: '',
  levelId: '',
  difficulty: '',
  source: '',
  year: '',
  authors: '',
};

interface DescriptionFieldsProps {
  values: Description;
  onChange: (changed: Partial<Description>) => void;
}

/** The fields of metadata that many questions get together. */
export function DescriptionFields({ values, onChange }: DescriptionFieldsProps) {
  const { data: taxonomy } = useQuery(taxonomyQuery);
  const { source, year, authors } = values;
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
      <Taking
        label="Tirar a fonte"
        isTaken={source === null}
        onTake={(isTaken) => onChange({ source: isTaken ? null : '' })}
      >
        <TextInput
          label={metadataLabels.source}
          description="Em branco, continua a de cada uma."
          disabled={source === null}
          value={source ?? ''}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        />
      </Taking>
      <Taking
        label="Tirar o ano"
        isTaken={year === null}
        onTake={(isTaken) => onChange({ year: isTaken ? null : '' })}
      >
        <NumberInput
          label={metadataLabels.year}
          description="Em branco, continua o de cada uma."
          disabled={year === null}
          value={year ?? ''}
          onChange={(changed) => onChange({ year: changed })}
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=""
          hideControls
        />
      </Taking>
      <Taking
        label="Tirar os autores"
        isTaken={authors === null}
        onTake={(isTaken) => onChange({ authors: isTaken ? null : '' })}
      >
        <TextInput
          label={metadataLabels.authors}
          description="Em branco, continuam os de cada uma."
          disabled={authors === null}
          value={authors ?? ''}
          onChange={({ currentTarget }) => onChange({ authors: currentTarget.value })}
        />
      </Taking>
    </>
  );
}

const none = 'none';

interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[] | undefined;
  onChange: (value: string | null) => void;
}

function Choice({ label, value, options = [], onChange }: ChoiceProps) {
  return (
    <NativeSelect
      label={label}
      value={value ?? none}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === none ? null : chosen)}
      data={[
        { value: '', label: 'Como está em cada uma' },
        { value: none, label: 'Tirar' },
        ...options.map(([option, text]) => ({ value: option, label: text })),
      ]}
    />
  );
}

interface TakingProps {
  /** 'Tirar a fonte' */
  label: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  /** The field with the new value. */
  children: ReactNode;
}

/** A field, and a choice that takes its value away. */
const Taking = ({ label, isTaken, onTake, children }: TakingProps) => (
  <Stack gap={8}>
    {children}
    <CheckboxLabel>
      <input
        type="checkbox"
        checked={isTaken}
        onChange={({ currentTarget }) => onTake(currentTarget.checked)}
      />
      {label}
    </CheckboxLabel>
  </Stack>
);

/** The changes for the API; empty if all questions stay as they are. */
export function changesOf(
  values: Description,
): Extract<BulkAction, { kind: 'describe' }>['changes'] {
  const { categoryId, levelId, source, year, authors } = values;
  const difficulty = values.difficulty as 'EASY' | 'MEDIUM' | 'HARD' | '' | null;
  return {
    ...(categoryId !== '' && { categoryId }),
    ...(levelId !== '' && { levelId }),
    ...(difficulty !== '' && { difficulty }),
    ...(source?.trim() !== '' && { source }),
    ...(year !== '' && { year: year === null ? null : Number(year) }),
    ...(authors?.trim() !== '' && { authors }),
  };
}
