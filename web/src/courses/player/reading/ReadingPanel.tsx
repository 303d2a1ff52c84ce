import type { ReadingSettings } from '@sabia/domain/users/reading-settings.ts';
import { usualReading } from '@sabia/domain/users/usual-reading.ts';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { ErrorMessage } from '../../../ui/primitives/ErrorMessage.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Row } from '../../../ui/primitives/Row.tsx';
import classes from './reading.module.css';
import { useReadingSettings } from './reading-settings.api.ts';

type Choices<Name extends keyof ReadingSettings> = readonly (readonly [
  value: ReadingSettings[Name],
  label: string,
])[];

const fonts: Choices<'font'> = [
  ['INTER', 'Inter'],
  ['LITERATA', 'Literata'],
  ['LEXEND', 'Lexend'],
  ['ATKINSON', 'Atkinson'],
];
const sizes: Choices<'size'> = [
  ['SMALL', 'Pequeno'],
  ['NORMAL', 'Normal'],
  ['LARGE', 'Grande'],
  ['LARGER', 'Muito grande'],
];
const spacings: Choices<'spacing'> = [
  ['NORMAL', 'Normal'],
  ['WIDE', 'Amplo'],
];
const widths: Choices<'width'> = [
  ['NARROW', 'Estreita'],
  ['NORMAL', 'Normal'],
  ['WIDE', 'Larga'],
];

/** The choices of how lessons are read; each shows at once. */
export function ReadingPanel() {
  const { settings, choose, error } = useReadingSettings();
  return (
    <>
      <Heading size={18}>Leitura</Heading>
      <Group
        legend="Letra"
        choices={fonts}
        chosen={settings.font}
        onChoose={(font) => choose({ font })}
        showsFont
      />
      <Group
        legend="Tamanho"
        choices={sizes}
        chosen={settings.size}
        onChoose={(size) => choose({ size })}
      />
      <Group
        legend="Espaço entre as linhas"
        choices={spacings}
        chosen={settings.spacing}
        onChoose={(spacing) => choose({ spacing })}
      />
      <Group
        legend="Largura do texto"
        choices={widths}
        chosen={settings.width}
        onChoose={(width) => choose({ width })}
      />
      {error && (
        <div role="alert">
          <ErrorMessage>{error.message}</ErrorMessage>
        </div>
      )}
      <Row className={classes.reset}>
        <Button variant="subtle" size="xs" onClick={() => choose(usualReading)}>
          Voltar ao normal
        </Button>
      </Row>
    </>
  );
}

interface GroupProps<Value extends string> {
  legend: string;
  choices: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** True if each choice is written in its own typeface. */
  showsFont?: boolean;
}

function Group<Value extends string>(props: GroupProps<Value>) {
  const { legend, choices, chosen, onChoose, showsFont = false } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      <div className={classes.choices}>
        {choices.map(([value, label]) => (
          <label key={value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span data-font={showsFont ? value : undefined} className={classes.sample}>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
