import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (value: string) => void;
}

/** Milliseconds without typing after which the search starts. */
const rest = 300;

/** A debounced search field; Enter searches at once. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The text that was typed on the page of the server, before its code came.
  useEffect(() => setText(field.current?.value ?? ''), []);
  if (value !== seen) {
    setSeen(value);
    // The field follows changes of the URL by others. A late change of its own is older than the typed text.
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
          ref={field}
          type="search"
          name="busca"
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
