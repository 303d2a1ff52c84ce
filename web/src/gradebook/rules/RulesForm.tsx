import { useForm } from '@mantine/form';
import { storedRules } from '@sabia/domain/gradebook/gradebook-rules.ts';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api/api-problem.ts';
import { LeaveGuard } from '../../ui/dialogs/LeaveGuard.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { SaveBar } from '../../ui/forms/SaveBar.tsx';
import { Callout } from '../../ui/primitives/Callout.tsx';
import { ErrorMessage } from '../../ui/primitives/ErrorMessage.tsx';
import { CountingFields } from './CountingFields.tsx';
import { OvertakenDialog, type Overtaken } from './OvertakenDialog.tsx';
import { draftOf, labelsOf, mistakesOf, type RulesValues, valuesOf } from './rules-values.ts';
import { type ChangedStudent, type EditedRules, useGradebookRules } from './rules.api.ts';
import { RulesPreview } from './RulesPreview.tsx';
import { TermsSection } from './TermsSection.tsx';
import { useRulesLists } from './use-rules-lists.tsx';

interface RulesFormProps {
  classId: string;
  inForce: EditedRules;
  initialValues: RulesValues;
  onSaved: () => Promise<void>;
}

/** The results that the rules of the form change. It holds until a field changes. */
interface Preview {
  of: string;
  students: ChangedStudent[];
}

/** The rules of a grade book. Where there are marks, the first submit shows what changes and the second one saves. */
export function RulesForm({ classId, inForce, initialValues, onSaved }: RulesFormProps) {
  const form = useForm({ initialValues, validateInputOnChange: true, validate: mistakesOf });
  const { preview: askPreview, save } = useGradebookRules(classId);
  const [revision, setRevision] = useState(inForce.revision);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const { values } = form;
  const lists = useRulesLists(form, inForce);
  const isShown = preview?.of === JSON.stringify(values);

  async function store(sent: RulesValues): Promise<void> {
    await save(draftOf(sent, revision));
    form.resetDirty();
    await onSaved();
  }

  async function submit(sent: RulesValues): Promise<void> {
    setFailure(null);
    try {
      if (isShown) return await store(sent);
      const students = await askPreview(draftOf(sent, revision));
      if (students.length === 0 && inForce.markedColumns.length === 0) return await store(sent);
      setPreview({ of: JSON.stringify(sent), students });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.errors.length > 0) throw error;
      const current = error.status === 412 ? currentOf(error) : null;
      if (current) setOvertaken({ ...current, detail: error.detail });
      else setFailure(error.detail);
    }
  }

  /** Goes on from the rules of somebody else, with their fields or with those of the form. */
  function goOn({ rules, revision: last }: Overtaken, takesTheirs: boolean): void {
    setOvertaken(null);
    setPreview(null);
    setRevision(last);
    if (!takesTheirs) return;
    const theirs = valuesOf(rules);
    form.setValues(theirs);
    form.resetDirty(theirs);
    form.clearErrors();
  }

  return (
    <Form form={form} labels={labelsOf(values)} onSubmit={submit}>
      <LeaveGuard hasChanges={() => form.isDirty()} isKept={false} />
      {inForce.closedTerms.length > 0 && (
        <Callout>
          {`${inForce.closedTerms.join(', ')}: notas fechadas. O que mudaria estas notas não se altera aqui. A administração da escola pode reabrir o período.`}
        </Callout>
      )}
      <TermsSection form={form} lists={lists} />
      <CountingFields form={form} closedTerms={inForce.closedTerms} />
      {isShown && <RulesPreview key={preview.of} students={preview.students} />}
      <div role="alert">{failure && <ErrorMessage>{failure}</ErrorMessage>}</div>
      <SaveBar
        label={
          isShown || inForce.markedColumns.length === 0 ? 'Salvar as regras' : 'Ver o que muda'
        }
        isSaving={form.submitting}
        hasUnsaved={form.isDirty()}
      />
      {lists.question}
      <OvertakenDialog
        of={overtaken}
        onChoose={(takesTheirs) => overtaken && goOn(overtaken, takesTheirs)}
        onClose={() => setOvertaken(null)}
      />
    </Form>
  );
}

/** The present rules that a 412 brings along. */
function currentOf({ current }: ApiProblem): Omit<Overtaken, 'detail'> | null {
  const { revision, ...rules } = (current ?? {}) as { revision?: unknown };
  const found = storedRules.safeParse(rules);
  return found.success && typeof revision === 'number' ? { rules: found.data, revision } : null;
}
