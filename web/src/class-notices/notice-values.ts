import {
  type ClassNotice,
  type NoticeChanges,
  noticeDraft,
} from '@sabia/domain/class-notices/class-notice.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { rules } from '../platform/form-rules.ts';

/** Values of the form of a notice; the moment is a wall clock time of the class, '' for at once. */
export interface NoticeValues {
  title: string;
  body: string;
  sendAt: string;
}

export const newNotice: NoticeValues = { title: '', body: '', sendAt: '' };

export const valuesOf = ({ title, body, sendAt }: ClassNotice, timeZone: string): NoticeValues => ({
  title: title ?? '',
  body,
  sendAt: wallClockAt(new Date(sendAt), timeZone),
});

export const fieldsOf = ({ title, body, sendAt }: NoticeValues) => ({
  title: title || null,
  body,
  sendAt: sendAt || null,
});

/** The fields that differ: a moment that nobody has touched keeps its seconds, which the form does not show. */
export function changesOf(before: NoticeValues, values: NoticeValues): NoticeChanges {
  const { title, body, sendAt } = fieldsOf(values);
  return {
    ...(values.title !== before.title && { title }),
    ...(values.body !== before.body && { body }),
    ...(values.sendAt !== before.sendAt && { sendAt }),
  };
}

const mistakesOfDraft = rules(noticeDraft);
export const mistakesOf = (values: NoticeValues) => mistakesOfDraft(fieldsOf(values));

export const labels = { title: 'Título (opcional)', body: 'Texto', sendAt: 'Enviar em' };
