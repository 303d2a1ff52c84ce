import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import classes from './FileDropzone.module.css';

interface FileDropzoneProps {
  /** The label: 'Arquivo de questões'. */
  label: string;
  /** The accepted files, and what happens to one. */
  hint: string;
  /** As of an input. */
  accept: string;
  /** The error of the last file. */
  problem?: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a file by click or by drag. */
export function FileDropzone({ label, hint, accept, problem, onChoose }: FileDropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // After a file that could not be read, the next one can be chosen at once.
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className={classes.place}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <IconFileImport size={32} aria-hidden="true" className={classes.icon} />
      <p id={`${id}-hint`} className={classes.hint}>
        {hint}
      </p>
      <div role="alert" id={`${id}-problem`}>
        {problem && <p className={classes.problem}>{problem}</p>}
      </div>
      <Button
        ref={button}
        aria-describedby={`${id}-problem ${id}-hint`}
        onClick={() => input.current?.click()}
      >
        Escolher arquivo
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
