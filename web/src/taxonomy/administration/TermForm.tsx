import { type Term, termDraft } from '@sabia/domain/taxonomy/taxonomy.ts';
import { rules } from '../../platform/form-rules.ts';
import { TitleForm } from '../../ui/TitleForm.tsx';
import { isSameTitle } from '../term-options.ts';

interface TermFormProps {
  label: string;
  initialTitle?: string;
  submitLabel: string;
  /** Whose titles are taken. */
  others: readonly Term[];
  onSubmit: (title: string) => Promise<void>;
  /** For a title that is there: leaves it as it was. */
  onCancel?: () => void;
  /** For a term that is there: becomes one with who has the title that it was to get. */
  onMerge?: (other: Term) => void;
}

const mistakes = rules(termDraft);

/** Names a term, in its place. */
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
