import { Button, NativeSelect, TextInput } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import { questionsPerArea, type Area } from '@sabia/domain/item-response/booklet.ts';
import { type ClipboardEvent, useId, useState, type SyntheticEvent } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { messageOf } from '../message-of.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { bookletOptions, firstBooklet } from './booklet-options.ts';
import classes from './Calculator.module.css';
import { comparisonWords } from './comparison-words.ts';
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
  const [isChecked, setChecked] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const [reading, setReading] = useState<ReadAnswers>();
  const { booklets, year, years } = offer;
  const { area, states, change, error } = typed;
  const state = states[area];
  const booklet = bookletOf(offer, area, state);
  // All booklets of an area have the same numbers.
  const shown = booklet ?? firstBooklet(booklets, area);
  if (!shown) return null;
  const { marks, language } = state;
  const answered = marks.replaceAll('.', '').length;
  const first = shown.firstPosition;
  const missing = {
    caderno:
      !booklet &&
      'Escolha o seu caderno: cada cor tem outra ordem, e cada aplicação outras questões',
    lingua: shown.hasLanguageChoice && language === undefined && 'Escolha a língua que você fez',
    respostas: marks.length === 0 && 'Digite ou marque pelo menos uma resposta',
  };
  const problemOf = (field: keyof typeof missing) => isChecked && missing[field];

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
  function type(input: HTMLInputElement): void {
    const text = input.value;
    // More than a key: a text that was dropped or filled in.
    if (text.length > marks.length + 1) return read(text, 0, marks.length);
    const next = typedMarks(text, input.selectionStart ?? text.length);
    // React moves the caret to the end if the field shows another text than the state.
    input.value = next.marks;
    input.setSelectionRange(next.caret, next.caret);
    change({ marks: next.marks });
  }

  function calculate(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const field = Object.entries(missing).find(([, problem]) => problem)?.[0];
    setChecked(field !== undefined);
    if (field === undefined) return typed.score();
    event.currentTarget.querySelector<HTMLElement>(`[data-field=${field}]`)?.focus();
  }
  return (
    <Card as="section" aria-label="Suas respostas" padding={24} gap={20}>
      <AreaChoice
        area={area}
        offered={typed.offered}
        onChoose={(chosen) => {
          setChecked(false);
          typed.chooseArea(chosen);
        }}
      />
      <form onSubmit={calculate} noValidate className={classes.form}>
        <Columns>
          <NativeSelect
            label="Ano da prova"
            description={`${(years.at(-1) ?? year) + 1}: quando o Inep publicar os microdados, em geral no meio do ano seguinte ao da prova.`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={years.toReversed().map(String)}
            value={String(year)}
            onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
          />
          <NativeSelect
            label={`Caderno de ${areaTitles[area]}`}
            data-field="caderno"
            description={booklet && comparisonWords(booklet)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={[
              { value: '', label: 'Escolha a cor', disabled: true },
              ...bookletOptions(booklets, area),
            ]}
            value={booklet ? String(booklet.booklet) : ''}
            error={problemOf('caderno')}
            onChange={({ currentTarget }) => typed.chooseBooklet(Number(currentTarget.value))}
          />
          {shown.hasLanguageChoice && (
            <NativeSelect
              label="Língua estrangeira"
              data-field="lingua"
              data={[
                { value: '', label: 'Escolha a língua', disabled: true },
                { value: '0', label: 'Inglês' },
                { value: '1', label: 'Espanhol' },
              ]}
              value={language === undefined ? '' : String(language)}
              error={problemOf('lingua')}
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
          data-field="respostas"
          error={problemOf('respostas')}
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

interface AreaChoiceProps {
  area: Area;
  /** The areas with booklets in this year. */
  offered: readonly Area[];
  onChoose: (area: Area) => void;
}

function AreaChoice({ area, offered, onChoose }: AreaChoiceProps) {
  const name = useId();
  return (
    <fieldset className={classes.areas}>
      <legend>Área</legend>
      {offered.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === area} onChange={() => onChoose(one)} />
          <span>{areaTitles[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
