import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  areas,
  questionsPerArea,
  type Area,
  type ForeignLanguage,
} from '@sabia/domain/item-response/booklet.ts';
import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { Card } from '../../ui/primitives/Card.tsx';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { useScoreArea } from '../enem-scores.api.ts';
import { AnswerGrid } from './AnswerGrid.tsx';
import { areaTitles, bookletOptions, firstBooklet } from './booklet-options.ts';
import classes from './Calculator.module.css';
import type { AreaState } from './area-state.ts';
import { completeMarks, typedMarks } from './typed-answers.ts';

interface AreaFormProps {
  offer: { years: readonly number[]; booklets: readonly OfferedBooklet[] };
  year: number;
  area: Area;
  state: AreaState;
  onYear: (year: number) => void;
  onArea: (area: Area) => void;
  onChange: (changed: Partial<AreaState>) => void;
}

/** The answers of one area, typed, pasted or tapped. */
export function AreaForm({ offer, year, area, state, onYear, onArea, onChange }: AreaFormProps) {
  const [language, setLanguage] = useState<ForeignLanguage>(0);
  const [isEmpty, setEmpty] = useState(false);
  const send = useScoreArea();
  const scoring = useMutation({
    mutationFn: send,
    onSuccess: (result) => onChange({ result }),
  });
  const { booklets, years } = offer;
  const booklet =
    booklets.find((one) => one.area === area && one.booklet === state.booklet) ??
    firstBooklet(booklets, area);
  if (!booklet) return null;
  const { marks } = state;
  const missing = questionsPerArea - marks.length;

  // Another answer makes the shown score wrong.
  const change = (changed: Partial<AreaState>) => onChange({ result: undefined, ...changed });
  function calculate(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    setEmpty(marks.length === 0);
    if (!booklet || marks.length === 0) return;
    scoring.mutate({
      year,
      area,
      booklet: booklet.booklet,
      foreignLanguage: booklet.hasLanguageChoice ? language : null,
      answers: completeMarks(marks),
    });
  }
  return (
    <Card as="section" aria-label="Suas respostas" padding={24} gap={20}>
      <AreaChoice
        area={area}
        onChoose={(chosen) => {
          scoring.reset();
          onArea(chosen);
        }}
      />
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
              onChange={({ currentTarget }) => {
                setLanguage(currentTarget.value === '1' ? 1 : 0);
                change({});
              }}
            />
          )}
        </Columns>
        <TextInput
          label={`Respostas, da questão ${booklet.firstPosition} à ${booklet.firstPosition + questionsPerArea - 1}`}
          description="De A a E, na ordem da prova. Use ponto para uma em branco."
          placeholder="Por exemplo: CADBE.ACDDB…"
          value={marks}
          error={isEmpty && marks.length === 0 && 'Digite ou marque pelo menos uma resposta'}
          onChange={({ currentTarget }) => change({ marks: typedMarks(currentTarget.value) })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: classes.marks }}
        />
        <p className={classes.count} aria-live="polite">
          {missing === 0
            ? 'As 45 respostas estão aqui.'
            : `${marks.length} de ${questionsPerArea}. As que faltam contam como em branco.`}
        </p>
        <details className={classes.tapping}>
          <summary>Marcar tocando, como no cartão-resposta</summary>
          <AnswerGrid
            first={booklet.firstPosition}
            marks={marks}
            onChange={(changed) => change({ marks: changed })}
          />
        </details>
        {scoring.error && (
          <div role="alert">
            <ErrorMessage>{messageOf(scoring.error)}</ErrorMessage>
          </div>
        )}
        <div>
          <Button type="submit" loading={scoring.isPending}>
            Calcular a nota de {areaTitles[area]}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The sentence of the first field that the server refuses, else that of the problem. */
const messageOf = (error: Error): string =>
  error instanceof ApiProblem ? (error.errors[0]?.message ?? error.detail) : error.message;

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
