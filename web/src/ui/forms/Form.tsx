import type { UseFormReturnType } from '@mantine/form';
import { Fragment, type ReactNode, type SyntheticEvent, useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { DraftNotice, type DraftOf } from './DraftNotice.tsx';
import classes from './Form.module.css';

interface FormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  /** The label of each field, in the order of the screen. */
  labels: Readonly<Record<string, string>>;
  onSubmit: (values: Values) => Promise<void>;
  /** Waits until the values are complete (uploads) before validation; false cancels the submit. */
  settle?: () => Promise<boolean>;
  /** Stores the typed values on the device until they are saved. */
  draft?: DraftOf;
  children: ReactNode;
}

/**
 * A form that never loses the typed values. On an invalid submit, and if the server refuses fields, it
 * shows a summary of the errors and moves the focus to the first.
 */
export function Form<Values extends object>({
  form,
  labels,
  onSubmit,
  settle,
  draft,
  children,
}: FormProps<Values>) {
  const [isSummaryShown, setSummaryShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Remounts the inputs with the recovered draft: some read their value only when they mount. */
  const [recoveries, setRecoveries] = useState(0);

  function showMistakes(errors: Readonly<Record<string, unknown>>): void {
    setSummaryShown(true);
    const first = Object.keys(labels).find((path) => errors[path]);
    if (first) form.getInputNode(first)?.focus();
  }

  async function submit(values: Values): Promise<void> {
    setSummaryShown(false);
    setProblem(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { errors, others } = mistakesByField(error, labels);
      if (Object.keys(errors).length === 0) return setProblem([error.detail, ...others].join(' '));
      if (others.length > 0) setProblem(others.join(' '));
      form.setErrors(errors);
      showMistakes(errors);
    }
  }

  async function settleAndSend(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (settle) {
      form.setSubmitting(true);
      const isWhole = await settle();
      form.setSubmitting(false);
      if (!isWhole) return;
    }
    form.onSubmit(submit, showMistakes)(event);
  }

  const wrong = Object.entries(labels).filter(([path]) => path in form.errors);
  return (
    <form noValidate onSubmit={(event) => void settleAndSend(event)} className={classes.form}>
      {draft && (
        <DraftNotice form={form} of={draft} onRecovered={() => setRecoveries(recoveries + 1)} />
      )}
      <div role="alert">
        {problem && <p className={classes.problem}>{problem}</p>}
        {isSummaryShown && wrong.length > 0 && (
          <div className={classes.problem}>
            <p>
              {wrong.length === 1 ? 'Confira este campo:' : `Confira estes ${wrong.length} campos:`}
            </p>
            <ul>
              {wrong.map(([path, label]) => (
                <li key={path}>
                  <button type="button" onClick={() => form.getInputNode(path)?.focus()}>
                    {label}
                  </button>
                  : {form.errors[path]}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Fragment key={recoveries}>{children}</Fragment>
    </form>
  );
}

/** The refused fields of the form, each with its first message; a part of a field is told at the field. */
function mistakesByField(
  { errors: refused }: ApiProblem,
  labels: Readonly<Record<string, string>>,
): { errors: Record<string, string>; others: string[] } {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of refused) {
    const field = fieldOf(path, labels);
    if (field) errors[field] ??= message;
    else others.push(message);
  }
  return { errors, others: [...new Set(others)] };
}

/** The field with the path, or the nearest one that contains it: `drawQuotas` of `drawQuotas.0.questionsQtd`. */
function fieldOf(path: string, labels: Readonly<Record<string, string>>): string | null {
  if (path in labels) return path;
  const end = path.lastIndexOf('.');
  return end > 0 ? fieldOf(path.slice(0, end), labels) : null;
}
