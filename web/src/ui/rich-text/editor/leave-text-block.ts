import type { Editor } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';

/**
 * Enter in a definition list, a summary or a caption: a term is followed by its definition, an empty definition by the
 * next term, and an empty term ends the list. False elsewhere.
 */
export function leaveTextBlock({ state, view }: Editor): boolean {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty) return false;
  const { tr, schema } = state;
  const isInDetails = $from.depth > 1 && $from.node(-1).type.name === 'descriptionDetails';

  if (parent.type.name === 'summary' || parent.type.name === 'figcaption') {
    tr.setSelection(Selection.near(tr.doc.resolve($from.after()), 1));
  } else if (parent.type.name === 'descriptionTerm' && parent.content.size === 0) {
    const list = $from.node(-1);
    const isOnly = list.childCount === 1;
    const start = isOnly ? $from.before(-1) : $from.before();
    const after = isOnly ? $from.after(-1) : $from.after();
    const isLast = $from.index(-1) === list.childCount - 1;
    if (!isLast) return true;
    tr.delete(start, after);
    const place = isOnly ? start : tr.mapping.map($from.after(-1));
    tr.insert(place, schema.nodes['paragraph']?.create() ?? []);
    tr.setSelection(TextSelection.create(tr.doc, place + 1));
  } else if (parent.type.name === 'descriptionTerm' && isBeforeDetails($from)) {
    tr.setSelection(Selection.near(tr.doc.resolve($from.after() + 1), 1));
  } else if (parent.type.name === 'descriptionTerm') {
    const rest = parent.cut($from.parentOffset).content;
    const paragraph = schema.nodes['paragraph']?.create(null, rest);
    const details = paragraph && schema.nodes['descriptionDetails']?.create(null, paragraph);
    if (!details) return false;
    tr.delete($from.pos, $from.end());
    const place = tr.mapping.map($from.after());
    tr.insert(place, details).setSelection(TextSelection.create(tr.doc, place + 2));
  } else if (isInDetails && parent.content.size === 0 && $from.node(-1).childCount > 1) {
    const term = schema.nodes['descriptionTerm']?.create();
    if (!term || $from.index(-1) !== $from.node(-1).childCount - 1) return false;
    tr.delete($from.before(), $from.after());
    const place = tr.mapping.map($from.after(-1));
    tr.insert(place, term).setSelection(TextSelection.create(tr.doc, place + 1));
  } else return false;
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** True at the end of a term that has its definition. */
function isBeforeDetails($from: ResolvedPos): boolean {
  const next = $from.node(-1).maybeChild($from.index(-1) + 1);
  return (
    $from.parentOffset === $from.parent.content.size && next?.type.name === 'descriptionDetails'
  );
}
