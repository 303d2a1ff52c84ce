import { markFromText } from '@sabia/domain/gradebook/mark.ts';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import classes from '../ui/lists/ListingTable.module.css';
import type { PressedKey } from './cell-navigation.ts';
import { invalidInCell } from './cell-words.ts';

interface MarkEditorProps {
  label: string;
  /** The present mark, or the first character that was typed. */
  text: string;
  /** The mark that was typed, and the key that ended the edit; null after a click elsewhere. */
  onMark: (mark: string | null, key: PressedKey | null) => void;
  /** Ended by a click elsewhere, with a text that is no mark. */
  onInvalid: (text: string) => void;
  onCancel: () => void;
}

const savingKeys = new Set(['Enter', 'Tab', 'ArrowUp', 'ArrowDown']);

/** The field of a cell while it is edited. A text that is no mark keeps it open. */
export function MarkEditor({ label, text, onMark, onInvalid, onCancel }: MarkEditorProps) {
  const [typed, setTyped] = useState(text);
  const [isInvalid, setInvalid] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);

  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  function save(key: PressedKey | null): void {
    const mark = markFromText(typed);
    if (mark === undefined && key) {
      setInvalid(true);
      return;
    }
    isOver.current = true;
    if (mark === undefined) onInvalid(typed.trim());
    else onMark(mark, key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') {
      isOver.current = true;
      onCancel();
    } else if (savingKeys.has(event.key)) {
      event.preventDefault();
      save(event);
    }
  }

  return (
    <>
      <input
        ref={field}
        className={classes.cellField}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setInvalid(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => isOver.current || save(null)}
      />
      {isInvalid && (
        <span role="alert" className={classes.cellNote}>
          {invalidInCell}
        </span>
      )}
    </>
  );
}
