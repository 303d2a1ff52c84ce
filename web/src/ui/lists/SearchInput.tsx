import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Called after a pause in the typing. */
  onChange: (value: string) => void;
}

/** A debounced search input. Its value also changes from outside: by the back button or by clearing the filters. */
export function SearchInput({ value, onChange, ...props }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  const tell = useDebouncedCallback((text: string) => {
    setTold(text);
    onChange(text);
  }, 250);

  if (value !== seen) {
    setSeen(value);
    // The value that this input reported returns late, when more text has been typed.
    if (value !== told) setTyped(value);
  }

  return (
    <TextInput
      type="search"
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      {...props}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        tell(currentTarget.value.trim());
      }}
    />
  );
}
