import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (value: string) => void;
}

/** How long a person rests between two words. */
const rest = 300;

/** Searches while one types, once the typing rests; Enter does not wait. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Somebody else changed the address: the field follows. What comes back of our own is behind the typing.
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const wanted = text.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, rest);
    return () => clearTimeout(timer);
  }, [wanted, sent, onSearch]);

  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(wanted);
          onSearch(wanted);
        }}
      >
        <IconSearch size={20} className={classes.icon} aria-hidden="true" />
        <input
          type="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          className={classes.input}
        />
      </form>
    </search>
  );
}
