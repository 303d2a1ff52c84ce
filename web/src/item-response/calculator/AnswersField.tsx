import { TextInput } from '@mantine/core';
import { questionsPerArea } from '@sabia/domain/item-response/booklet.ts';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { AnswerGrid } from './AnswerGrid.tsx';
import classes from './Calculator.module.css';
import { readAnswers, readingWords, type ReadAnswers } from './read-answers.ts';
import { typedMarks } from './typed-answers.ts';

interface AnswersFieldProps {
  /** The number of the first question. */
  first: number;
  marks: string;
  error: ReactNode;
  onChange: (marks: string) => void;
}

/** The answers of an area, typed, pasted or tapped, and how many there are. */
export function AnswersField({ first, marks, error, onChange }: AnswersFieldProps) {
  const [reading, setReading] = useState<ReadAnswers>();
  const answered = marks.replaceAll('.', '').length;

  function read(text: string, from: number, to: number): void {
    const answers = readAnswers(text, { marks, from, to, first });
    setReading(answers);
    onChange(answers.marks);
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const end = marks.length;
    read(event.clipboardData.getData('text'), selectionStart ?? end, selectionEnd ?? end);
  }
  function type(input: HTMLInputElement): void {
    const text = input.value;
    // More than a key: a text that was dropped or filled in.
    if (text.length > marks.length + 1) return read(text, 0, marks.length);
    const next = typedMarks(text, input.selectionStart ?? text.length);
    // React moves the caret to the end if the field shows another text than the state.
    input.value = next.marks;
    input.setSelectionRange(next.caret, next.caret);
    onChange(next.marks);
  }

  return (
    <>
      <TextInput
        label={`Respostas, da questão ${first} à ${first + questionsPerArea - 1}`}
        description="De A a E, na ordem da prova. Use ponto para uma em branco. Você também pode colar respostas numeradas."
        placeholder="Por exemplo: CADBE.ACDDB…"
        value={marks}
        data-field="respostas"
        error={error}
        onChange={({ currentTarget }) => type(currentTarget)}
        onPaste={paste}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ input: classes.marks }}
      />
      <p className={classes.count} aria-live="polite">
        {reading?.marks === marks && `${readingWords(reading)} `}
        {answered === questionsPerArea
          ? 'As 45 respostas estão aqui.'
          : `${answered} de ${questionsPerArea}. As que faltam contam como em branco.`}
      </p>
      <details className={classes.tapping}>
        <summary>Marcar tocando, como no cartão-resposta</summary>
        <AnswerGrid first={first} marks={marks} onChange={onChange} />
      </details>
    </>
  );
}
