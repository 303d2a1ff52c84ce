import { z } from 'zod';
import { atMost, messages } from '../messages.ts';
import { isBlankRichText, isModestRichText } from '../rich-text.ts';
import { writtenText } from '../rich-text/drawn-text.ts';

/** Rich text of a question of at most `limit` characters; it may be empty. */
export const html = (limit: number) =>
  z
    .string({ error: messages.required })
    .max(limit, { error: atMost(limit) })
    .refine((text) => isModestRichText(text, limit), { error: messages.richText })
    .meta(writtenText);

export const requiredHtml = (limit: number) =>
  html(limit)
    .refine((text) => !isBlankRichText(text), { error: messages.required })
    .meta(writtenText);
