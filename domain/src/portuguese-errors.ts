import { z } from 'zod';
import { choiceError } from './choice.ts';
import { atMost, messages } from './messages.ts';

/**
 * The message of an issue without a message in its schema. zod's own `pt` locale is European Portuguese and names types
 * instead of fields.
 */
function portugueseError(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? messages.required
        : messages.invalid;
    case 'too_big':
      if (issue.origin === 'string') return atMost(Number(issue.maximum));
      if (issue.origin === 'array') return `Máximo ${issue.maximum} itens`;
      return `Máximo ${issue.maximum}`;
    case 'too_small':
      if (issue.origin === 'string') return `Mínimo ${issue.minimum} caracteres`;
      if (issue.origin === 'array') return `Mínimo ${issue.minimum} itens`;
      return `Mínimo ${issue.minimum}`;
    case 'invalid_value':
    case 'invalid_union':
      return choiceError(issue);
    case 'invalid_format':
      return issue.format === 'uuid' ? messages.uuid : messages.invalid;
    default:
      return messages.invalid;
  }
}

/** Sets these messages for all schemas; called once when an application starts. */
export function setPortugueseErrors(): void {
  z.config({ customError: portugueseError });
}
