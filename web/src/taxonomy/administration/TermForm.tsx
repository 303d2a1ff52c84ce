import { type Term, termDraft } from '@sabia/domain/taxonomy/taxonomy.ts';
import { rules } from '../../platform/form-rules.ts';
import { TitleForm } from '../../ui/forms/TitleForm.tsx';
import { isSameTitle } from '../term-options.ts';

interface TermFormProps {
  label: string;
  initialTitle?: string;
  submitLabel: string;
  /** The existing terms, whose titles are taken. */
  others: readonly Term[];
  onSubmit: (title: string) => Promise<void>;
  /** Cancels the edit of an existing term. */
  onCancel?: () => void;
  /** Merges the edited term with the term that has the typed title. */
  onMerge?: (other: Term) => void;
}

const mistakes = rules(termDraft);

/** Edits the title of a term in place. */
export function TermForm({ others, onMerge, ...props }: TermFormProps) {
  const sameAs = (title: string) => others.find((other) => isSameTitle(other.title, title));
  return (
    <TitleForm
      {...props}
      validate={(values) => {
        const same = sameAs(values.title);
        return same ? { title: `“${same.title}” já existe` } : mistakes(values);
      }}
      otherWay={(title) => {
        const same = sameAs(title);
        if (!same || !onMerge) return undefined;
        return { label: `Juntar com “${same.title}”`, onChoose: () => onMerge(same) };
      }}
    />
  );
}
