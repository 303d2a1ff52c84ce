import { Button, TextInput } from '@mantine/core';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { type BrandColor, brandColorProblem } from '@sabia/domain/school/brand-colors.ts';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from './BrandForm.module.css';

interface ColorFieldProps {
  use: BrandColor;
  label: string;
  description: string;
  /** `#rrggbb`; empty for the default. */
  value: string;
  onChange: (color: string) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** A colour to write or to pick. For one that is hard to read it offers the nearest that is not. */
export function ColorField({ use, value, onChange, label, error, ...props }: ColorFieldProps) {
  const standard = use === 'action' ? defaultBrand.actionColor : defaultBrand.aliveColor;
  const color = value.trim().toLowerCase();
  const isColor = /^#[\da-f]{6}$/.test(color);
  const nearest = isColor ? brandColorProblem(use, color)?.nearest : undefined;
  return (
    <Stack gap={8}>
      <TextInput
        {...props}
        label={label}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        placeholder={standard}
        autoComplete="off"
        spellCheck={false}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            aria-label={`${label}: escolher`}
            value={isColor ? color : standard}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        }
        leftSectionWidth={48}
      />
      {nearest && (
        <Button
          variant="default"
          size="compact-md"
          className={classes.nearest}
          leftSection={<span className={classes.swatch} style={{ background: nearest }} />}
          onClick={() => onChange(nearest)}
        >
          Usar {nearest}
        </Button>
      )}
    </Stack>
  );
}
