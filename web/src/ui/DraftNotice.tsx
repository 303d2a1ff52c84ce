import type { UseFormReturnType } from '@mantine/form';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, recallDraft } from '../platform/drafts.ts';
import { formatMoment } from './dates.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { BaseVersionContext } from './base-version.ts';
import { StorageOwnerContext } from './storage-owner.ts';

export interface DraftOf {
  /** The form and what is edited in it: 'courses/new'. */
  form: string;
  /** Names of files that are on their way. */
  unsent?: () => readonly string[];
}

interface DraftNoticeProps<Values extends object> {
  form: UseFormReturnType<Values>;
  of: DraftOf;
  onRecovered: () => void;
}

/** How long one stops typing before it is kept; who closes the tab waits for nothing. */
const pause = 500;

/** Keeps what is typed in a form on this device until it is saved, and offers it to who comes back. */
export function DraftNotice<Values extends object>({
  form,
  of: { form: name, unsent },
  onRecovered,
}: DraftNoticeProps<Values>) {
  const userId = use(StorageOwnerContext);
  const seen = use(BaseVersionContext);
  const [offered, setOffered] = useState<Draft>();
  /** What is kept was typed here, or taken up here; before that it is the offer. */
  const isOurs = useRef(false);

  const offer = useEffectEvent(() => {
    const draft = userId && recallDraft(userId, name);
    if (draft && isAnotherThan(form.getValues(), draft)) setOffered(draft);
  });

  const keep = useEffectEvent((values = form.getValues()) => {
    if (!userId) return;
    const files = unsent?.() ?? [];
    if (form.isDirty() || files.length > 0) {
      isOurs.current = true;
      // Until somebody decides on it, what was typed before stays underneath.
      const fields = { ...offered?.fields, ...changedFields(values, form.isDirty) };
      const baseVersion = offered ? offered.baseVersion : seen?.revision;
      keepDraft(userId, name, { fields, unsent: files, baseVersion });
    } else if (isOurs.current) forgetDraft(userId, name);
  });

  // Not while rendering: the form before this one may still have the same draft to forget.
  useEffect(() => queueMicrotask(() => offer()), []);

  useEffect(() => {
    const timer = setTimeout(() => keep(form.values), pause);
    return () => clearTimeout(timer);
  }, [form.values]);

  useEffect(() => {
    const keepNow = () => keep();
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, []);

  function recover({ fields, baseVersion }: Draft): void {
    isOurs.current = true;
    if (baseVersion) seen?.restore(baseVersion);
    setOffered(undefined);
    form.setValues(known(fields, form.getValues()));
    onRecovered();
  }

  function discard(): void {
    setOffered(undefined);
    // What has been typed since is kept again with the next letter, or as one leaves.
    if (userId) forgetDraft(userId, name);
  }

  return (
    <NoticeBar
      notice={
        offered && {
          text: inWords(offered),
          actions: [
            { label: 'Recuperar', onChoose: () => recover(offered) },
            { label: 'Descartar', onChoose: discard },
          ],
        }
      }
    />
  );
}

function inWords({ savedAt, unsent }: Draft): string {
  const moment = formatMoment(savedAt, new Date());
  const when = moment.charAt(0).toLowerCase() + moment.slice(1);
  const kept = `Você tem alterações não salvas de ${when}.`;
  if (unsent.length === 0) return kept;
  const files = new Intl.ListFormat('pt-BR').format(unsent);
  return unsent.length === 1
    ? `${kept} O arquivo ${files} não chegou a ser enviado: escolha-o de novo.`
    : `${kept} Os arquivos ${files} não chegaram a ser enviados: escolha-os de novo.`;
}

function changedFields(values: object, isDirty: (field: string) => boolean) {
  const changed = Object.entries(values).filter(([field]) => isDirty(field));
  return Object.fromEntries(changed.map(([field, value]) => [field, withoutPlaceholders(value)]));
}

/** Images of a text that are still on their way have no address to come back to. */
const withoutPlaceholders = (value: unknown) =>
  typeof value === 'string' ? value.replace(/<img(?![^>]*\ssrc=)[^>]*>/g, '') : value;

/** Fields that the form still has; it may have changed since. */
const known = <Values extends object>(fields: Draft['fields'], values: Values) =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => field in values),
  ) as Partial<Values>;

const isAnotherThan = (values: object, { fields, unsent }: Draft) =>
  unsent.length > 0 || asSaved({ ...values, ...known(fields, values) }) !== asSaved(values);

/** Keys of rows are made anew each time a form opens. */
const asSaved = (values: object) =>
  JSON.stringify(values, (field, value: unknown) => (field === 'key' ? undefined : value));
