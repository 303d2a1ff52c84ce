import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { taxonomyQuery } from './taxonomy.api.ts';

interface LevelSelectProps extends Omit<NativeSelectProps, 'data' | 'value'> {
  /** The id of a level; a text that is none stays on offer as it is. */
  value: string;
}

/** Chooses one level. */
export function LevelSelect({ value, ...props }: LevelSelectProps) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const levels = taxonomy.levels.map(({ id, title }) => ({ value: id, label: title }));
  const isKnown = value === '' || levels.some((level) => level.value === value);
  return (
    <NativeSelect
      {...props}
      value={value}
      data={[
        { value: '', label: 'Escolha um nível', disabled: true },
        ...(isKnown ? [] : [{ value, label: value }]),
        ...levels,
      ]}
    />
  );
}
