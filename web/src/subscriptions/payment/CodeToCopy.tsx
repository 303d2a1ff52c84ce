import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '../../ui/copy-text.ts';
import classes from './Payment.module.css';
import { Row } from '../../ui/primitives/Row.tsx';

interface CodeToCopyProps {
  label: string;
  code: string;
  copyLabel: string;
  copied: string;
}

/** A code to paste into a banking app. */
export function CodeToCopy({ label, code, copyLabel, copied }: CodeToCopyProps) {
  return (
    <Row align="end" className={classes.copy}>
      <TextInput
        label={label}
        value={code}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        onClick={() => void copyText(code, copied)}
      >
        {copyLabel}
      </Button>
    </Row>
  );
}
