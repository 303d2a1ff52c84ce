import { ActionIcon, Button, NumberInput, Switch } from '@mantine/core';
import { practiceExamLabels } from '@sabia/domain/practice-exams/practice-exam-labels.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { TermSelect } from '../../../taxonomy/TermSelect.tsx';
import { taxonomyQuery } from '../../../taxonomy/taxonomy.api.ts';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import classes from './LevelingFields.module.css';
import { bandsOf, newBand, type ExamForm } from './settings-values.ts';
import { Fieldset } from '../../../ui/primitives/Fieldset.tsx';
import { Muted } from '../../../ui/primitives/Muted.tsx';

export function LevelingFields({ form }: { form: ExamForm }) {
  const { data: taxonomy } = useSuspenseQuery(taxonomyQuery);
  const { isLeveling, levelingBands } = form.values;
  return (
    <FormSection title="Nivelamento">
      <Switch
        {...form.getInputProps('isLeveling', { type: 'checkbox' })}
        label={practiceExamLabels.isLeveling}
        description="É oferecida a quem chega e descobre o nível da pessoa. Só um simulado pode ser: este toma o lugar do atual."
        onChange={({ currentTarget: { checked } }) => {
          form.setFieldValue('isLeveling', checked);
          if (checked && levelingBands.length === 0)
            form.setFieldValue('levelingBands', bandsOf(taxonomy.levels.map(({ id }) => id)));
        }}
      />
      {isLeveling && <Bands form={form} />}
    </FormSection>
  );
}

function Bands({ form }: { form: ExamForm }) {
  const { levelingBands: bands } = form.values;
  const mistake = form.errors.levelingBands;
  return (
    <Fieldset
      legend={practiceExamLabels.levelingBands}
      describedBy={mistake ? 'mistake-of-bands' : undefined}
    >
      <Muted size={13}>Da menor nota para a maior. Cada faixa vai até a seguinte.</Muted>
      {bands.map((band, index) => (
        <div key={band.key} className={classes.band}>
          <NumberInput
            {...form.getInputProps(`levelingBands.${index}.minimum`)}
            label="A partir de"
            aria-label={`A partir de, faixa ${index + 1}`}
            suffix="%"
            allowDecimal={false}
            allowNegative={false}
            step={5}
          />
          <TermSelect
            {...form.getInputProps(`levelingBands.${index}.levelId`)}
            kind="levels"
            value={band.levelId}
            label="Nível"
            aria-label={`Nível da faixa ${index + 1}`}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={36}
            aria-label={`Remover a faixa ${index + 1}`}
            onClick={() => form.setFieldValue('levelingBands', bands.toSpliced(index, 1))}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {mistake && (
        <p id="mistake-of-bands" className={classes.mistake}>
          {mistake}
        </p>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          data-path="levelingBands"
          onClick={() =>
            form.insertListItem('levelingBands', newBand('', bands.length === 0 ? 0 : ''))
          }
        >
          Adicionar faixa
        </Button>
      </div>
    </Fieldset>
  );
}
