import { NativeSelect, TextInput } from '@mantine/core';
import { newBank, type Target } from './use-target.ts';

/** Chooses the question bank that gets the questions, or names a new one. */
export function ImportTarget({ target }: { target: Target }) {
  const { banks, isLoading, bankId, title, problem, choose, name } = target;
  return (
    <>
      <NativeSelect
        label="Importar para"
        disabled={isLoading}
        value={bankId}
        data={[
          ...banks.map((bank) => ({ value: bank.id, label: bank.title })),
          { value: newBank, label: 'Um banco novo' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {bankId === newBank && (
        <TextInput
          label="Nome do novo banco"
          required
          value={title}
          error={problem}
          onChange={({ currentTarget }) => name(currentTarget.value)}
        />
      )}
    </>
  );
}
