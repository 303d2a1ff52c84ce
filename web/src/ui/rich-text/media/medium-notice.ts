/** A sentence below an image or audio of a text that says why it is missing. */
export function sayBelow(medium: Element, sentence: string): Element {
  removeNotice(medium);
  // A paragraph may be around an image.
  const notice = document.createElement(medium.localName === 'img' ? 'span' : 'p');
  notice.setAttribute('role', 'status');
  notice.textContent = sentence;
  medium.after(notice);
  return notice;
}

export const hasNotice = (medium: Element): boolean => noticeOf(medium) !== null;

export const removeNotice = (medium: Element): void => noticeOf(medium)?.remove();

const noticeOf = ({ nextElementSibling: next }: Element): Element | null =>
  next?.matches('[role=status]') ? next : null;
