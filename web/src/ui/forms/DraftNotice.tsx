import { withAccessOf, withoutAccess } from '@sabia/domain/files/signed-address.ts';
import type { UseFormReturnType } from '@mantine/form';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Draft, forgetDraft, keepDraft, recallDraft } from '../../platform/device/drafts.ts';
import { formatMoment } from '../words/dates.ts';
import { NoticeBar } from '../states/NoticeBar.tsx';
import { BaseVersionContext } from './base-version.ts';
import { StorageOwnerContext } from '../storage-owner.ts';
import { serverDate } from '../../platform/clock.ts';

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

/** Milliseconds without typing before a draft is stored; closing the tab stores it at once. */
const pause = 500;

/** Stores the unsaved values of a form on this device, and offers them at the next visit. */
export function DraftNotice<Values extends object>({
  form,
  of: { form: name, unsent },
  onRecovered,
}: DraftNoticeProps<Values>) {
  const userId = use(StorageOwnerContext)();
  const base = use(BaseVersionContext);
  const [offered, setOffered] = useState<Draft>();
  /** True if the stored draft comes from this form: typed in it, or recovered into it. */
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
      // An offered draft without a decision stays part of the stored one.
      const fields = { ...offered?.fields, ...changedFields(values, form.isDirty) };
      const baseVersion = offered ? offered.baseVersion : base?.revision;
      keepDraft(userId, name, { fields, unsent: files, baseVersion });
    } else if (isOurs.current) forgetDraft(userId, name);
  });

  // After the unmount of a previous form, which may still have to delete the same draft.
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
    if (baseVersion) base?.restore(baseVersion);
    setOffered(undefined);
    const values = form.getValues();
    form.setValues(withAccess(known(fields, values), values));
    onRecovered();
  }

  function discard(): void {
    setOffered(undefined);
    // Values typed since are stored with the next change or on leaving.
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
  const moment = formatMoment(savedAt, serverDate());
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
  typeof value === 'string'
    ? value.replace(/<(?:img|audio)(?![^<>]*\ssrc=)[^<>]*>(?:<\/audio>)?/g, '')
    : value;

/** Fields that the form still has; it may have changed since. */
const known = <Values extends object>(fields: Draft['fields'], values: Values) =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => field in values),
  ) as Partial<Values>;

const isAnotherThan = (values: object, { fields, unsent }: Draft) =>
  unsent.length > 0 || asSaved({ ...values, ...known(fields, values) }) !== asSaved(values);

/** Keys of rows are made anew each time a form opens, and access to files is renewed. */
const asSaved = (values: object) =>
  withoutAccess(
    JSON.stringify(values, (field, value: unknown) => (field === 'key' ? undefined : value)),
  );

/** The fields of a draft with today's access to their files; that of the draft may have ended. */
const withAccess = <Values extends object>(fields: Partial<Values>, current: Values) =>
  JSON.parse(withAccessOf(JSON.stringify(current), JSON.stringify(fields))) as Partial<Values>;
