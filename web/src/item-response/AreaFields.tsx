import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { areaTitles } from '@sabia/domain/item-response/area-titles.ts';
import { areas as enemAreas } from '@sabia/domain/item-response/booklet.ts';
import type { ExamScale } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { Row } from '../ui/primitives/Row.tsx';
import type { AreaDraft, AreaMistakes } from './area-drafts.ts';
import { countPoints } from './points.ts';
import classes from './ExamScores.module.css';

interface AreaFieldsProps {
  draft: AreaDraft;
  /** Of the exam: it decides which fields an area has. */
  scale: ExamScale;
  /** The number of the last question. */
  last: number;
  mistakes: AreaMistakes | undefined;
  onChange: (changed: Partial<AreaDraft>) => void;
}

/** The fields of one area of a practice exam. */
export function AreaFields({ draft, scale, last, mistakes, onChange }: AreaFieldsProps) {
  return (
    <Row gap={12} align="start" className={classes.areaFields}>
      <TextInput
        label="Nome"
        value={draft.title}
        error={mistakes?.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextInput
        label="Questões"
        placeholder={`1-${last}`}
        value={draft.ranges}
        error={mistakes?.ranges}
        onChange={({ currentTarget }) => onChange({ ranges: currentTarget.value })}
      />
      {scale.kind === 'ITEM_RESPONSE' && (
        <NativeSelect
          label="Área do Enem"
          data={[
            { value: '', label: 'Outra' },
            ...enemAreas.map((area) => ({ value: area, label: areaTitles[area] })),
          ]}
          value={draft.area ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ area: enemAreas.find((one) => one === value) ?? null })
          }
        />
      )}
      <NumberInput
        label="Peso"
        className={classes.shortNumber}
        min={0.1}
        max={100}
        decimalSeparator=","
        value={draft.weight}
        onChange={(weight) => onChange({ weight })}
      />
      {scale.kind === 'COUNT' && (
        <NumberInput
          label={scale.cutUnit === 'PERCENT' ? 'Corte (%)' : 'Corte (pontos)'}
          className={classes.shortNumber}
          placeholder={scale.areaCut === null ? undefined : countPoints(scale.areaCut)}
          min={0}
          decimalSeparator=","
          value={draft.cut}
          onChange={(cut) => onChange({ cut })}
        />
      )}
      <NumberInput
        label="Tempo próprio"
        className={classes.shortNumber}
        placeholder="Nenhum"
        min={1}
        max={1440}
        allowDecimal={false}
        suffix=" min"
        value={draft.time}
        onChange={(time) => onChange({ time })}
      />
    </Row>
  );
}
