import type { SchoolChanges } from '@sabia/domain/school/school.ts';
import { brandLabels } from '@sabia/domain/school/school-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { historyQuery } from '../../history/history.api.ts';
import { formatMoment } from '../../ui/words/dates.ts';
import { NoticeBar } from '../../ui/states/NoticeBar.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import classes from './BrandForm.module.css';
import { undoOf } from './brand-values.ts';

interface LastBrandChangeProps {
  schoolId: string;
  undo: (changes: SchoolChanges) => Promise<void>;
}

/** The last change of the brand, if it is among the latest changes of the school, and its undo. */
export function LastBrandChange({ schoolId, undo }: LastBrandChangeProps) {
  const { data, dataUpdatedAt } = useQuery(historyQuery('SCHOOL', schoolId, 1));
  const last = data?.items.find(({ differences }) => undoOf(differences) !== undefined);
  const former = last && undoOf(last.differences);
  if (!last || !former) return <NoticeBar notice={undefined} />;
  const what = last.differences.flatMap(({ field, label }) => (field in brandLabels ? label : []));
  const when = formatMoment(last.changedAt, new Date(dataUpdatedAt));
  const who = last.changedBy ? `, ${last.changedBy.name} mudou` : ' mudou';
  const text = `${when}${who}: ${what.join(', ')}.`;
  return (
    <div className={classes.lastChange}>
      <NoticeBar notice={{ text, undo: () => void undo(former).catch(showFailure) }} />
    </div>
  );
}
