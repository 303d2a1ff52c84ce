import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import pills from '../ui/forms/PillsField.module.css';
import { labelsQuery } from './question-collections.api.ts';

type TagsFieldProps = Pick<TagsInputProps, 'label' | 'value' | 'error' | 'maxTags'> & {
  onChange: (tags: string[]) => void;
};

/** The tags of questions, with those of the school as suggestions. */
export function TagsField({ onChange, ...props }: TagsFieldProps) {
  const { data: labels } = useQuery(labelsQuery);
  const [isOpen, setOpen] = useState(false);
  return (
    <TagsInput
      {...props}
      description="Aperte Enter depois de cada uma."
      data={labels?.tags ?? []}
      // After a tag is added the suggestions would cover the button below, and a click on it would add another one.
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onSearchChange={(words) => words && setOpen(true)}
      onChange={(tags) => {
        setOpen(false);
        onChange(tags);
      }}
      comboboxProps={{ withinPortal: false }}
      clearable={false}
      withScrollArea={false}
      classNames={{ input: pills.box, inputField: pills.field, options: pills.options }}
    />
  );
}
