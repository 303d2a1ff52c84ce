import { NativeSelect } from '@mantine/core';

interface PaperChoiceProps {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** Default true; otherwise nothing is shown. */
  isNeeded?: boolean;
  onChange: (value: string) => void;
}

/** A choice among the papers of an event. */
export const PaperChoice = ({
  label,
  value,
  options,
  isNeeded = true,
  onChange,
}: PaperChoiceProps) =>
  isNeeded && (
    <NativeSelect
      label={label}
      value={value}
      data={options}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
