import { Button, NativeSelect, NumberInput, Skeleton } from '@mantine/core';
import type { Area } from '@sabia/domain/item-response/booklet.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import type { Reply } from '../platform/api/api.ts';
import { FormSection } from '../ui/forms/FormSection.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { count } from '../ui/words/plural.ts';
import { Columns } from '../ui/primitives/Columns.tsx';
import { ErrorMessage } from '../ui/primitives/ErrorMessage.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { BookletDifferences } from './BookletDifferences.tsx';
import { bookletChoices, connectionsOf, nextChoice } from './chosen-booklets.ts';
import { enemBookletsQuery } from './enem-scores.api.ts';
import type { BookletInput } from './exam-scoring.api.ts';
import { messageOf } from './message-of.ts';
import { sameOf, useBookletMatching } from './use-booklet-matching.ts';

interface BookletFormProps {
  examId: string;
  /** The number of the first question without an area. */
  nextFirst: number;
  /** Of the exam. */
  areas: readonly (Area | null)[];
}

/** Connects the questions of a practice exam with booklets of the Enem: compares first, then connects. */
export function BookletForm(props: BookletFormProps) {
  const [year, setYear] = useState<number>();
  const query = useQuery({ ...enemBookletsQuery(year), placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<Skeleton height={280} radius={12} />}>
      {(offer) => <OfferedBooklets {...props} offer={offer} onYear={setYear} />}
    </Loaded>
  );
}

interface OfferedBookletsProps extends BookletFormProps {
  offer: Reply<'GET /enem-booklets'>;
  onYear: (year: number) => void;
}

function OfferedBooklets({ examId, nextFirst, areas, offer, onYear }: OfferedBookletsProps) {
  const [choice, setChoice] = useState<string>();
  const [first, setFirst] = useState<number | string>(nextFirst);
  const [language, setLanguage] = useState<Language>(null);
  const { comparing, connecting, problem, reset } = useBookletMatching(examId);
  if (offer.year === null) return null;
  const choices = bookletChoices(offer.booklets);
  const isOffered = choices.some(({ items }) => items.some(({ value }) => value === choice));
  const value = isOffered && choice ? choice : nextChoice(offer.booklets, areas);
  if (!value) return null;
  const chosen = value
    .split(',')
    .flatMap((code) => offer.booklets.find(({ booklet }) => String(booklet) === code) ?? []);
  const hasLanguageChoice = chosen.some((booklet) => booklet.hasLanguageChoice);
  const inputs = connectionsOf(chosen, {
    year: offer.year,
    first: Number(first) || 1,
    language,
  });
  function send(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    connecting.reset();
    comparing.mutate(inputs);
  }
  const compared = comparing.data;
  const fitting = compared?.filter(({ otherBooklet }) => otherBooklet === null) ?? [];
  const fittingInputs = inputs.filter((_, at) => compared?.[at]?.otherBooklet === null);
  return (
    <form onSubmit={send}>
      <FormSection
        title="Esta prova é o Enem"
        intro={
          <>
            As questões são comparadas com o caderno, pelo código do item ou na ordem, e ganham os
            números da TRI. <TextLink to="/admin/itens-enem">Importar outro ano</TextLink>
          </>
        }
      >
        <Columns>
          <NativeSelect
            label="Ano"
            data={offer.years.toReversed().map(String)}
            value={String(offer.year)}
            onChange={({ currentTarget }) => {
              onYear(Number(currentTarget.value));
              reset();
            }}
          />
          <NativeSelect
            label="Caderno"
            data={choices}
            value={value}
            onChange={({ currentTarget }) => {
              setChoice(currentTarget.value);
              reset();
            }}
          />
          <NumberInput
            label="Primeira questão"
            description="O número dela neste simulado"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            value={first}
            onChange={(number) => {
              setFirst(number);
              reset();
            }}
          />
          {hasLanguageChoice && (
            <LanguageField
              language={language}
              onChange={(changed) => {
                setLanguage(changed);
                reset();
              }}
            />
          )}
        </Columns>
        {problem && (
          <div role="alert">
            <ErrorMessage>{messageOf(problem)}</ErrorMessage>
          </div>
        )}
        {compared?.map((report) => (
          <BookletDifferences key={report.area} report={report} booklets={offer.booklets} />
        ))}
        <Row>
          <Button type="submit" variant="default" loading={comparing.isPending}>
            Comparar
          </Button>
          {sameOf(fitting) > 0 && (
            <Button loading={connecting.isPending} onClick={() => connecting.mutate(fittingInputs)}>
              Conectar {count(sameOf(fitting), 'questão', 'questões')}
            </Button>
          )}
        </Row>
      </FormSection>
    </form>
  );
}

/** Of the questions of the booklet; null: of both languages. */
type Language = BookletInput['language'];

interface LanguageFieldProps {
  language: Language;
  onChange: (language: Language) => void;
}

function LanguageField({ language, onChange }: LanguageFieldProps) {
  return (
    <NativeSelect
      label="Língua estrangeira"
      data={[
        { value: '', label: 'Inglês, depois espanhol' },
        { value: '0', label: 'Só inglês' },
        { value: '1', label: 'Só espanhol' },
      ]}
      value={language ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(value === '' ? null : value === '1' ? 1 : 0)
      }
    />
  );
}
