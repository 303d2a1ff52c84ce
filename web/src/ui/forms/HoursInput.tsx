import { NumberInput, type NumberInputProps } from '@mantine/core';

/** The estimated hours to complete a course or trail. */
export function HoursInput(props: NumberInputProps) {
  return (
    <NumberInput
      {...props}
      description="Em horas, de cinco em cinco minutos: 0,25 são 15 minutos. Aparece no certificado."
      withAsterisk
      decimalSeparator=","
      decimalScale={2}
      allowNegative={false}
      step={0.5}
      styles={{ wrapper: { maxWidth: 240 } }}
    />
  );
}
