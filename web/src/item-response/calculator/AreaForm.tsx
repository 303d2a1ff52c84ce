import { Button } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { useId, useState, type SyntheticEvent } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { Card } from '../../ui/primitives/Card.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { messageOf } from '../message-of.ts';
import { AnswersField } from './AnswersField.tsx';
import { firstBooklet } from './booklet-options.ts';
import { BookletFields } from './BookletFields.tsx';
import classes from './Calculator.module.css';
import { bookletOf, type Offer, type useTypedAnswers } from './use-typed-answers.ts';

interface AreaFormProps {
  offer: Offer;
  typed: ReturnType<typeof useTypedAnswers>;
  onYear: (year: number) => void;
}

/** The exam and the answers of one area, and the button that asks for their score. */
export function AreaForm({ offer, typed, onYear }: AreaFormProps) {
  const [isChecked, setChecked] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const { booklets, year } = offer;
  const { area, states, change, error } = typed;
  const state = states[area];
  const booklet = bookletOf(offer, area, state);
  // All booklets of an area have the same numbers.
  const shown = booklet ?? firstBooklet(booklets, area);
  if (!shown) return null;
  const { marks, language } = state;
  const missing = {
    caderno:
      !booklet &&
      'Escolha o seu caderno: cada cor tem outra ordem, e cada aplicação outras questões',
    lingua: shown.hasLanguageChoice && language === undefined && 'Escolha a língua que você fez',
    respostas: marks.length === 0 && 'Digite ou marque pelo menos uma resposta',
  };
  const problemOf = (field: keyof typeof missing) => isChecked && missing[field];

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
        isDisabled={!typed.isRecalled}
        onChoose={(chosen) => {
          setChecked(false);
          typed.chooseArea(chosen);
        }}
      />
      <form onSubmit={calculate} noValidate>
        {/* A choice on the page of the server, made before its code has come, would be lost. */}
        <fieldset disabled={!typed.isRecalled} className={classes.form}>
          <BookletFields
            offer={offer}
            typed={typed}
            hasLanguageChoice={shown.hasLanguageChoice}
            problemOf={problemOf}
            onYear={onYear}
          />
          <AnswersField
            first={shown.firstPosition}
            marks={marks}
            error={problemOf('respostas')}
            onChange={(changed) => change({ marks: changed })}
          />
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
        </fieldset>
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
  isDisabled: boolean;
  onChoose: (area: Area) => void;
}

function AreaChoice({ area, offered, isDisabled, onChoose }: AreaChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className={classes.areas}>
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
