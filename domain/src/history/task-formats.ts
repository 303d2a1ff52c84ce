import { z } from 'zod';
import { kindNames } from '../questions/kind-names.ts';
import { plainText } from '../rich-text.ts';
import { isHtmlField, isIdField, type Json } from '../questions/task-parts.ts';
import type { FormatField } from './field-formats.ts';
import { richTextLines } from './rich-text-lines.ts';
import type { Names } from './revision.ts';

const nameOfKind = new Map<string, string>(Object.entries(kindNames));

export const kind: FormatField = (value) => nameOfKind.get(String(value)) ?? '';

const settings: Readonly<Record<string, string>> = {
  scoring: 'Pontuação',
  unit: 'Unidade',
  value: 'Valor',
  tolerance: 'Tolerância',
  ignoresCase: 'Ignora maiúsculas',
  ignoresAccents: 'Ignora acentos',
  allowsTypo: 'Aceita um erro de digitação',
  maxLength: 'Máximo de caracteres',
  maxFiles: 'Máximo de arquivos',
};

const scorings: Readonly<Record<string, string>> = {
  ALL_OR_NOTHING: 'tudo ou nada',
  RIGHT_MINUS_WRONG: 'certas menos erradas',
  PER_ITEM: 'por item',
  PER_POSITION: 'por posição',
};

const json = z.json();

/** A task or a key, one part a line; ids of parts are shown as the texts that `names` has for them. */
export const task: FormatField = (value, names) => {
  const read = json.safeParse(value);
  return read.success && read.data !== null ? linesOf(read.data, '', names).join('\n') : '';
};

function linesOf(node: Json, name: string, names: Names): string[] {
  if (name === 'kind' || name === 'id' || node === null || node === undefined) return [];
  if (Array.isArray(node)) return node.flatMap((item) => linesOf(item, name, names));
  if (typeof node === 'object') {
    const lines = Object.entries(node).flatMap(([key, item]) => linesOf(item, key, names));
    // A pair, and a gap with what fits it, are one line.
    return 'leftId' in node || 'gapId' in node ? [lines.join(' – ')] : lines;
  }
  if (isIdField(name)) return [names[String(node)] ?? ''];
  if (isHtmlField(name)) return [richTextLines(String(node))];
  const label = settings[name];
  return [label ? `${label}: ${shown(node)}` : String(node)];
}

const shown = (value: string | number | boolean): string =>
  typeof value === 'boolean'
    ? value
      ? 'sim'
      : 'não'
    : typeof value === 'number'
      ? value.toLocaleString('pt-BR', { maximumFractionDigits: 12 })
      : (scorings[value] ?? value);

/** The texts of the parts of a task by id; gaps have their number. */
export function partNames(value: unknown): Names {
  const found: Record<string, string> = {};
  const visit = (node: unknown, at: number): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { id, text, label } = node as Record<string, unknown>;
    if (typeof id === 'string') {
      const title = typeof text === 'string' ? plainText(text) : label;
      found[id] = typeof title === 'string' ? title : `[[${at + 1}]]`;
    }
    Object.values(node).forEach(visit);
  };
  visit(value, 0);
  return found;
}
