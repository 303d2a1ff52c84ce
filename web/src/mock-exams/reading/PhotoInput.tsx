import { Button } from '@mantine/core';
import { useRef } from 'react';

interface PhotoInputProps {
  label: string;
  /** Opens the camera of a phone for one photograph. */
  takesPhoto?: boolean;
  takesPdf?: boolean;
  isPending: boolean;
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Photographs and PDF files from the device, which stay on it. */
export function PhotoInput({
  label,
  takesPhoto = false,
  takesPdf = false,
  isPending,
  isDisabled,
  onChoose,
}: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={isDisabled || isPending}
        aria-label={label}
        accept={`image/jpeg,image/png,.heic,.heif${takesPdf ? ',application/pdf' : ''}`}
        {...(takesPhoto ? { capture: 'environment' } : { multiple: true })}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
