import { withoutAccess } from '../files/signed-address.ts';
import * as formats from './field-formats.ts';
import { fieldsShown } from './fields-of-revisions.ts';
import * as taskFormats from './task-formats.ts';
import type { Difference, Names, RevisedFields, RevisionKind } from './revision.ts';

/** Formats of long texts, whose words or lines are compared one by one. */
const prose: readonly formats.FormatField[] = [
  formats.richText,
  formats.outline,
  formats.trailItems,
  formats.questions,
  formats.alternatives,
  taskFormats.task,
];

interface Versions {
  before: RevisedFields;
  after: RevisedFields;
  names: Names;
}

/** The fields that both versions have and that differ, formatted for the screen. */
export function differences(kind: RevisionKind, versions: Versions): Difference[] {
  const [before, after] = [stored(versions.before), stored(versions.after)];
  const names = {
    ...versions.names,
    ...taskFormats.partNames(before['task']),
    ...taskFormats.partNames(after['task']),
  };
  return fieldsShown[kind]()
    .filter(({ field }) => field in before && field in after)
    .map(({ field, label, format }) => ({
      field,
      label,
      before: format(before[field], names),
      after: format(after[field], names),
      isProse: prose.includes(format),
    }))
    .filter((shown) => shown.before !== shown.after || isRestyled(shown, before, after));
}

/** The fields as they are stored: addresses of paid files carry their access in replies only. */
const stored = (fields: RevisedFields): RevisedFields =>
  JSON.parse(withoutAccess(JSON.stringify(fields))) as RevisedFields;

/** Equal words in other markup: bold, a heading, another link. */
function isRestyled(
  { field, isProse }: Difference,
  before: RevisedFields,
  after: RevisedFields,
): boolean {
  const [former, latter] = [before[field], after[field]];
  return isProse && typeof former === 'string' && typeof latter === 'string' && former !== latter;
}
