import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './VerificationPage.module.css';
import { typedCode } from './typed-code.ts';
import { Row } from '../../ui/primitives/Row.tsx';

interface CodeFormProps {
  label: string;
  /** The page has another main action. */
  isSecondary?: boolean;
}

export function CodeForm({ label, isSecondary }: CodeFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(): void {
    const code = typedCode(text);
    setMissing(!code);
    if (code) void navigate({ to: '/certificados/$code', params: { code } });
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Row align="end">
        <TextInput
          label={label}
          placeholder="SABIA-00000-00000-00000-00000"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          error={isMissing && 'Digite o código que está no certificado'}
          onChange={(event) => setText(event.currentTarget.value)}
          className={classes.field}
        />
        <Button type="submit" variant={isSecondary ? 'default' : 'filled'}>
          Verificar
        </Button>
      </Row>
    </form>
  );
}
