import { Button, NativeSelect, TextInput } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import { areas, questionsPerArea, type Area } from '@sabia/domain/item-response/booklet.ts';
import { type ClipboardEvent, useId, useState, type SyntheticEvent } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { messageOf } from '../message-of.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { bookletOptions } from './booklet-options.ts';
import classes from './Calculator.module.css';
import { readAnswers, readingWords, type ReadAnswers } from './read-answers.ts';
import { typedMarks } from './typed-answers.ts';
import { bookletOf, type Offer, type useTypedAnswers } from './use-typed-answers.ts';

interface AreaFormProps {
  offer: Offer;
  typed: ReturnType<typeof useTypedAnswers>;
  onYear: (year: number) => void;
}

/** The answers of one area, typed, pasted or tapped. */
export function AreaForm({ offer, typed, onYear }: AreaFormProps) {
  const [isEmpty, setEmpty] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const [reading, setReading] = useState<ReadAnswers>();
  const { booklets, year, years } = offer;
  const { area, states, change, error } = typed;
  const state = states[area];
  const booklet = bookletOf(offer, area, state);
  if (!booklet) return null;
  const { marks, language } = state;
  const answered = marks.replaceAll('.', '').length;
  const first = booklet.firstPosition;

  function read(text: string, from: number, to: number): void {
    const answers = readAnswers(text, { marks, from, to, first });
    setReading(answers);
    change({ marks: answers.marks });
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const end = marks.length;
    read(event.clipboardData.getData('text'), selectionStart ?? end, selectionEnd ?? end);
  }
  function type(text: string): void {
    // More than a key: a text that was dropped or filled in.
    if (text.length > marks.length + 1) read(text, 0, marks.length);
    else change({ marks: typedMarks(text) });
  }

  function calculate(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setEmpty(marks.length === 0);
    if (marks.length > 0) typed.score();
  }
  return (
    <Card as="section" aria-label="Suas respostas" padding={24} gap={20}>
      <AreaChoice area={area} onChoose={typed.chooseArea} />
      <form onSubmit={calculate} className={classes.form}>
        <Columns>
          <NativeSelect
            label="Ano da prova"
            data={years.toReversed().map(String)}
            value={String(year)}
            onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
          />
          <NativeSelect
            label={`Caderno de ${areaTitles[area]}`}
            data={bookletOptions(booklets, area)}
            value={String(booklet.booklet)}
            onChange={({ currentTarget }) => change({ booklet: Number(currentTarget.value) })}
          />
          {booklet.hasLanguageChoice && (
            <NativeSelect
              label="Língua estrangeira"
              data={[
                { value: '0', label: 'Inglês' },
                { value: '1', label: 'Espanhol' },
              ]}
              value={String(language)}
              onChange={({ currentTarget }) =>
                change({ language: currentTarget.value === '1' ? 1 : 0 })
              }
            />
          )}
        </Columns>
        <TextInput
          label={`Respostas, da questão ${first} à ${first + questionsPerArea - 1}`}
          description="De A a E, na ordem da prova. Use ponto para uma em branco. Você também pode colar respostas numeradas."
          placeholder="Por exemplo: CADBE.ACDDB…"
          value={marks}
          error={isEmpty && marks.length === 0 && 'Digite ou marque pelo menos uma resposta'}
          onChange={({ currentTarget }) => type(currentTarget.value)}
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
          <AnswerGrid
            first={first}
            marks={marks}
            onChange={(changed) => change({ marks: changed })}
          />
        </details>
        {state.isWaiting ? (
          <Callout role="status">
            Sem internet agora. Suas respostas estão guardadas neste aparelho, e a nota sai assim
            que a conexão voltar.
          </Callout>
        ) : (
          error && (
            <div role="alert">
              <ErrorMessage>{messageOf(error)}</ErrorMessage>
            </div>
          )
        )}
        <Row gap={16}>
          <Button type="submit" loading={typed.isScoring}>
            Calcular a nota de {areaTitles[area]}
          </Button>
          {typed.isUsed && (
            <Button variant="subtle" color="gray" onClick={() => setClearing(true)}>
              Apagar respostas
            </Button>
          )}
        </Row>
      </form>
      <ConfirmDialog
        isOpen={isClearing}
        title={`Apagar as respostas de ${year}?`}
        confirmLabel="Apagar"
        isDangerous
        onConfirm={() => {
          setClearing(false);
          typed.clear();
        }}
        onClose={() => setClearing(false)}
      >
        As respostas e as notas das quatro áreas saem deste aparelho.
      </ConfirmDialog>
    </Card>
  );
}

function AreaChoice({ area, onChoose }: { area: Area; onChoose: (area: Area) => void }) {
  const name = useId();
  return (
    <fieldset className={classes.areas}>
      <legend>Área</legend>
      {areas.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === area} onChange={() => onChoose(one)} />
          <span>{areaTitles[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
