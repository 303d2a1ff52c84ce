import { TextInput, type TextInputProps } from '@mantine/core';
import { stripMask, type Mask, applyMask } from '@sabia/domain/documents/mask.ts';
import type { ChangeEvent } from 'react';

interface MaskedInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange'> {
  mask: Mask;
  /** The value without punctuation: `52998224725`. */
  value: string;
  onChange: (value: string) => void;
}

/** An input with a mask: accepts the characters that fit, typed or pasted, and shows the punctuation. */
export function MaskedInput({ mask, value, onChange, ...rest }: MaskedInputProps) {
  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    onChange(stripMask(mask, typed));
    if (caret === typed.length) return;
    // The caret stays after the typed character when punctuation is inserted before it.
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
