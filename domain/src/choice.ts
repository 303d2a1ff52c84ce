import { z } from 'zod';
import { messages } from './messages.ts';

/** 'Use PAID, FREE ou FREEMIUM' */
export function allowedValues(values: readonly unknown[]): string {
  const texts = values.map(String);
  const last = texts.pop() ?? '';
  return `Use ${texts.length > 0 ? `${texts.join(', ')} ou ${last}` : last}`;
}

/** The message for a value that is none of the allowed ones, or is missing; also of a discriminated union. */
export function choiceError(issue: z.core.$ZodRawIssue): string {
  const { input, code } = issue;
  const isMissing = (value: unknown) => value === undefined || value === null || value === '';
  if (code === 'invalid_value')
    return isMissing(input) ? messages.required : allowedValues(issue.values);
  const options = code === 'invalid_union' ? issue.options : undefined;
  if (!Array.isArray(options) || typeof input !== 'object' || input === null)
    return isMissing(input) ? messages.required : messages.invalid;
  const value: unknown = Reflect.get(input, String(issue['discriminator']));
  return isMissing(value) ? messages.required : allowedValues(options);
}

/** One of a list of values; a message names them. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: choiceError });
