import { z } from 'zod';
import { atMost, messages } from '../../messages.ts';
import { plainText } from '../../rich-text.ts';
import { requiredHtml } from '../question-html.ts';
import type { Mistake } from './kind.ts';

/** The id of a part of a task. The server replaces the ids of new parts by random UUIDs, so that they tell nothing. */
export const partId = z
  .string({ error: messages.required })
  .min(1, { error: messages.required })
  .max(40, { error: atMost(40) })
  .regex(/^[\w-]+$/, { error: messages.invalid });

/** A part of a task: an option, an item, a side of a pair. Its text is rich text. */
const part = z.object({ id: partId, text: requiredHtml(20_000) });

export const partsFrom = (min: number, max: number) =>
  z
    .array(part, { error: messages.required })
    .min(min, { error: min === 1 ? 'Mínimo de 1 item' : `Mínimo de ${min} itens` })
    .max(max, { error: `Máximo de ${max} itens` });

/** Ids of parts; each once. */
export const partIds = (max: number) =>
  z
    .array(partId, { error: messages.required })
    .max(max, { error: `Máximo de ${max} itens` })
    .refine((ids) => new Set(ids).size === ids.length, { error: repeated });

const repeated = 'O mesmo item aparece duas vezes';

/** The mistakes of ids that are not those of the parts, or that come twice. */
export const foreignIds = (
  ids: readonly string[],
  parts: readonly { id: string }[],
  pathOf: (at: number) => (string | number)[],
): Mistake[] =>
  ids.flatMap((id, at) =>
    parts.every((one) => one.id !== id)
      ? [{ path: pathOf(at), message: messages.unknownId }]
      : ids.indexOf(id) < at
        ? [{ path: pathOf(at), message: repeated }]
        : [],
  );

/** The mistakes of parts that have the same id or look the same. */
export const equalParts = (
  parts: readonly { id: string; text: string }[],
  path: (string | number)[],
): Mistake[] =>
  parts.flatMap(({ id, text }, at) => {
    const before = parts.slice(0, at);
    if (before.some((one) => one.id === id)) {
      return [{ path: [...path, at, 'id'], message: repeated }];
    }
    return before.some((one) => looksOf(one.text) === looksOf(text))
      ? [{ path: [...path, at, 'text'], message: 'Já há um item igual a este' }]
      : [];
  });

/** Images and audio tell two texts without words apart. */
const looksOf = (html: string) => (/<(?:img|audio)\s/.test(html) ? html : plainText(html));
