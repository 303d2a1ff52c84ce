/**
 * Some password managers and keyboards fill a field without an event, so that React takes it as empty. Before any form
 * is submitted, each of its text fields tells its value; React ignores those that it knows.
 */
export function announceSilentValues(page: Document): void {
  page.addEventListener('submit', ({ target }) => announceValues(target), { capture: true });
}

function announceValues(form: EventTarget | null): void {
  if (!(form instanceof HTMLFormElement)) return;
  // All are read first: after an event React sets the fields of the form that it takes as empty.
  const fields = [...form.elements].flatMap((element) =>
    isTextField(element) ? [[element, element.value] as const] : [],
  );
  for (const [field, value] of fields) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    // That of the prototype, because React hears the property of the element itself.
    if (field.value !== value) set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'url', 'number', 'search']);

function isTextField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return !field.readOnly;
  return field instanceof HTMLInputElement && textTypes.has(field.type) && !field.readOnly;
}
