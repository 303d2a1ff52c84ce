import { ActionIcon, Button, MultiSelect, NumberInput } from '@mantine/core';
import { outsideQuotas, quotasLimit } from '@sabia/domain/questions/draw-quotas.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import pills from '../../ui/forms/PillsField.module.css';
import { count } from '../../ui/words/plural.ts';
import { Fieldset } from '../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { questionBankQuery } from '../../questions/question-bank.api.ts';
import { labelsQuery } from '../../questions/question-collections.api.ts';
import { criterionOptions } from './criterion-options.ts';
import { criterionFields, newQuota, type QuotaValues } from '../quota-values.ts';

interface QuotaFieldsProps {
  quotas: readonly QuotaValues[];
  onChange: (quotas: QuotaValues[]) => void;
  /** Messages by path, such as `drawQuotas.0.questionsQtd`. */
  errors: Readonly<Record<string, ReactNode>>;
  /** Questions of the exam. */
  questionsQtd: number | string;
  /** Matching questions of each quota; absent while they are not known. */
  matchingQtds: readonly number[] | undefined;
}

/** The quotas of a draw: how many of its questions meet which criteria. */
export function QuotaFields({
  quotas,
  onChange,
  errors,
  questionsQtd,
  matchingQtds,
}: QuotaFieldsProps) {
  const change = (index: number, changed: Partial<QuotaValues>) =>
    onChange(quotas.map((quota, at) => (at === index ? { ...quota, ...changed } : quota)));
  return (
    <Stack gap={12}>
      {quotas.map((quota, index) => (
        <Quota
          key={quota.key}
          quota={quota}
          index={index}
          errors={errors}
          matchingQtd={matchingQtds?.[index]}
          onChange={(changed) => change(index, changed)}
          onRemove={() => onChange(quotas.toSpliced(index, 1))}
        />
      ))}
      {quotas.length > 0 && <Rest quotas={quotas} questionsQtd={questionsQtd} />}
      <Row>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          disabled={quotas.length >= quotasLimit}
          onClick={() => onChange([...quotas, newQuota()])}
        >
          Adicionar cota
        </Button>
      </Row>
      {quotas.length === 0 && (
        <Muted size={13}>
          Uma cota reserva parte da prova: por exemplo, 40 de Matemática, fáceis ou médias.
        </Muted>
      )}
    </Stack>
  );
}

/** The questions that no quota describes. */
function Rest({ quotas, questionsQtd }: Pick<QuotaFieldsProps, 'quotas' | 'questionsQtd'>) {
  if (typeof questionsQtd !== 'number') return null;
  const sizes = quotas.map((quota) => ({ questionsQtd: Number(quota.questionsQtd) || 0 }));
  const rest = outsideQuotas(questionsQtd, sizes);
  if (rest === 0) return null;
  return (
    <Muted size={14}>
      {rest === 1
        ? 'A outra questão vem de tudo o que foi escolhido acima.'
        : `As outras ${rest} questões vêm de tudo o que foi escolhido acima.`}
    </Muted>
  );
}

interface QuotaProps {
  quota: QuotaValues;
  index: number;
  errors: QuotaFieldsProps['errors'];
  matchingQtd: number | undefined;
  onChange: (changed: Partial<QuotaValues>) => void;
  onRemove: () => void;
}

function Quota({ quota, index, errors, matchingQtd, onChange, onRemove }: QuotaProps) {
  const { data: bank = [] } = useQuery(questionBankQuery);
  const { data: labels } = useQuery(labelsQuery);
  const name = `Cota ${index + 1}`;
  const path = `drawQuotas.${index}`;
  const errorOf = (field: string) => errors[`${path}.${field}`];
  return (
    <Fieldset legend={name}>
      <Row align="start" justify="between">
        <NumberInput
          label="Questões"
          aria-label={`Questões da ${name.toLowerCase()}`}
          data-path={`${path}.questionsQtd`}
          value={quota.questionsQtd}
          onChange={(questionsQtd) => onChange({ questionsQtd })}
          error={errorOf('questionsQtd')}
          allowDecimal={false}
          allowNegative={false}
          styles={{ wrapper: { maxWidth: 120 } }}
        />
        <ActionIcon
          variant="subtle"
          color="red"
          size={36}
          aria-label={`Remover a ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </Row>
      <MultiSelect
        label="Critérios"
        aria-label={`Critérios da ${name.toLowerCase()}`}
        description="Do mesmo grupo vale qualquer um; de grupos diferentes, todos juntos."
        placeholder={quota.criteria.length === 0 ? 'Assunto, dificuldade, etiqueta, tipo…' : ''}
        data-path={`${path}.categories`}
        searchable
        selectFirstOptionOnChange
        value={quota.criteria}
        onChange={(criteria) => onChange({ criteria })}
        error={criterionFields.map(errorOf).find(Boolean)}
        data={criterionOptions({ bank, tags: labels?.tags ?? [] }, quota.criteria)}
        comboboxProps={{ withinPortal: false }}
        nothingFoundMessage="Nada com este nome"
        withScrollArea={false}
        classNames={{ input: pills.box, inputField: pills.field, options: pills.options }}
      />
      <Row align="start" gap={12}>
        <Year
          label="A partir do ano"
          name={name}
          path={`${path}.yearFrom`}
          value={quota.yearFrom}
          error={errorOf('yearFrom')}
          onChange={(yearFrom) => onChange({ yearFrom })}
        />
        <Year
          label="Até o ano"
          name={name}
          path={`${path}.yearTo`}
          value={quota.yearTo}
          error={errorOf('yearTo')}
          onChange={(yearTo) => onChange({ yearTo })}
        />
      </Row>
      <Muted role="status" size={14}>
        {matchingQtd !== undefined &&
          `${count(matchingQtd, 'questão atende', 'questões atendem')} a esta cota.`}
      </Muted>
    </Fieldset>
  );
}

interface YearProps {
  label: string;
  /** Of the quota. */
  name: string;
  path: string;
  value: number | string;
  error: ReactNode;
  onChange: (year: number | string) => void;
}

function Year({ label, name, path, value, error, onChange }: YearProps) {
  return (
    <NumberInput
      label={label}
      aria-label={`${label}, ${name.toLowerCase()}`}
      data-path={path}
      value={value}
      error={error}
      onChange={onChange}
      allowDecimal={false}
      allowNegative={false}
      thousandSeparator=""
      hideControls
      styles={{ wrapper: { maxWidth: 140 } }}
    />
  );
}
