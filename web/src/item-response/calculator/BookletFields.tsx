import { NativeSelect } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import type { ReactNode } from 'react';
import { Columns } from '../../ui/primitives/Columns.tsx';
import { bookletOptions } from './booklet-options.ts';
import { comparisonWords } from './comparison-words.ts';
import { bookletOf, type Offer, type useTypedAnswers } from './use-typed-answers.ts';

interface BookletFieldsProps {
  offer: Offer;
  typed: ReturnType<typeof useTypedAnswers>;
  hasLanguageChoice: boolean;
  problemOf: (field: 'caderno' | 'lingua') => ReactNode;
  onYear: (year: number) => void;
}

/** The exam that the answers are of: year, booklet and foreign language. */
export function BookletFields(props: BookletFieldsProps) {
  const { offer, typed, hasLanguageChoice, problemOf, onYear } = props;
  const { booklets, year, years } = offer;
  const { area, states, change } = typed;
  const { language } = states[area];
  const booklet = bookletOf(offer, area, states[area]);
  return (
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
      {hasLanguageChoice && (
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
  );
}
