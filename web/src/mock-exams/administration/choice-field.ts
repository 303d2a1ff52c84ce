import type { ListOrder } from '../../ui/reordering/list-order.ts';
import { type ChoicePath, labels, type MockExamForm } from './mock-exam-values.ts';

/** A field of the form that is a list of chosen entities: adds to it, removes from it and reorders it. */
export function choiceField(form: MockExamForm, path: ChoicePath) {
  const ids: ListOrder = form.values[path];
  const focus = (field: string) => setTimeout(() => form.getInputNode(field)?.focus());

  function change(next: ListOrder): void {
    // The server has refused an entity by its place, which it no longer has.
    for (const field of Object.keys(labels))
      if (field.startsWith(`${path}.`)) form.clearFieldError(field);
    form.setFieldValue(path, [...next]);
  }

  return {
    ids,
    change,
    /** The focused button was removed with what it adds. */
    add({ id, title }: { id: string; title: string }): void {
      form.setFieldValue('titles', { ...form.values.titles, [id]: title });
      change([...ids, id]);
      focus(`${path}.${ids.length}`);
    },
    remove(removed: string): void {
      change(ids.filter((id) => id !== removed));
      focus(path);
    },
  };
}
