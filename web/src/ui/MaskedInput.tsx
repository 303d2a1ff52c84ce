import { TextInput, type TextInputProps } from '@mantine/core';
import { stripMask, type Mask, applyMask } from '@sabia/domain/documents/mask.ts';
import type { ChangeEvent } from 'react';

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  mask: Mask;
  /** Without its marks: `52998224725`. */
  value: string;
  onChange: (value: string) => void;
}

/** Takes what has a place in the mask, typed or pasted, and shows it with its marks. */
export function MaskedInput({ mask, value, onChange, ...rest }: MaskedInputProps) {
  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    onChange(stripMask(mask, typed));
    if (caret === typed.length) return;
    // In the middle of a number the caret stays behind what was typed, whatever marks come in.
    const place = applyMask(mask, stripMask(mask, typed.slice(0, caret))).length;
    requestAnimationFrame(() => input.setSelectionRange(place, place));
  }

  return (
    <TextInput
      inputMode={mask.includes('A') ? 'text' : 'numeric'}
      autoCapitalize="characters"
      placeholder={mask}
      {...rest}
      value={applyMask(mask, value)}
      onChange={change}
    />
  );
}
