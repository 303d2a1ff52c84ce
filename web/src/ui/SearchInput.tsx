import { TextInput, type TextInputProps } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface SearchInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string;
  /** Called when the typing rests. */
  onChange: (value: string) => void;
}

/** Searches while typing. The value may also change from outside: by going back, by clearing the filters. */
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
    // What was told from here comes back when the typing is further already.
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
