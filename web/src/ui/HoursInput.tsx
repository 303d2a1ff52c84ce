import { NumberInput, type NumberInputProps } from '@mantine/core';

/** How many hours something asks for. */
export function HoursInput(props: NumberInputProps) {
  return (
    <NumberInput
      {...props}
      label="Horas para concluir"
      description="Em horas inteiras ou meias horas. Aparece no certificado."
      withAsterisk
      decimalSeparator=","
      decimalScale={2}
      allowNegative={false}
      step={0.5}
      styles={{ wrapper: { maxWidth: 240 } }}
    />
  );
}
