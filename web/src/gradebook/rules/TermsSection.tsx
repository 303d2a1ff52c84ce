import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Fragment } from 'react';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { addRecovery, addTerm } from './rules-changes.ts';
import type { RulesValues } from './rules-values.ts';
import { PeriodFields, SourceField } from './SourceFields.tsx';
import { TermFields } from './TermFields.tsx';
import type { RulesLists } from './use-rules-lists.tsx';

interface TermsSectionProps {
  form: UseFormReturnType<RulesValues>;
  lists: RulesLists;
}

/** The terms of a grade book with their columns, and the recovery of the year. */
export function TermsSection({ form, lists }: TermsSectionProps) {
  const yearRecovery = form.values.columns.some(({ term }) => term === '');
  return (
    <FormSection
      title="Períodos e colunas"
      intro="O resultado de um período é a média das colunas, cada uma com o seu peso. Pesos e notas podem ter vírgula. As notas podem vir de uma atividade, de um simulado ou da frequência: o percentual vira uma nota de 0 a 10."
    >
      {form.values.terms.map(({ key }, at) => (
        <TermFields key={key} form={form} at={at} lists={lists} />
      ))}
      {form.errors['terms'] && <ErrorMessage>{form.errors['terms']}</ErrorMessage>}
      {form.errors['columns'] && <ErrorMessage>{form.errors['columns']}</ErrorMessage>}
      <Row>
        <Button
          variant="default"
          disabled={form.values.terms.length >= 8}
          onClick={() => lists.change(addTerm)}
        >
          Adicionar período
        </Button>
        {!yearRecovery && (
          <Button
            variant="default"
            onClick={() => lists.change((before) => addRecovery(before, ''))}
          >
            Adicionar recuperação final
          </Button>
        )}
      </Row>
      {form.values.columns.map(({ id, term }, at) => {
        const ofColumn = { form, place: at, name: 'recuperação final', isClosed: false };
        return (
          term === '' && (
            <Fragment key={id}>
              <Row align="end">
                <TextInput
                  {...form.getInputProps(`columns.${at}.title`)}
                  label="Recuperação final, do ano inteiro"
                  autoComplete="off"
                  styles={{ root: { flex: '1 1 10rem' } }}
                />
                <SourceField {...ofColumn} choices={lists.sourceChoices} />
                <Button
                  variant="subtle"
                  aria-label="Remover a recuperação final"
                  onClick={() => lists.removeColumn(id)}
                >
                  Remover
                </Button>
              </Row>
              <PeriodFields {...ofColumn} />
            </Fragment>
          )
        );
      })}
    </FormSection>
  );
}
