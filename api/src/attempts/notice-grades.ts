import { sql, type Database } from '../platform/db/database.ts';

/**
 * Before a regrade: stores the grades of submitted attempts as their learners know them. Those of an earlier regrade that
 * was not told yet stay, so that several changes make one e-mail.
 */
export async function noticeGrades(
  tx: Database,
  { attemptIds, now }: { attemptIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into grade_notices (attempt_id, user_id, exam_id, average_before, approved_before, total_before, changed_at)
    select attempts.id, attempts.user_id, attempts.exam_id, attempts.correct_average, attempts.is_approved,
      attempt_scorings.total, ${now.toISOString()}
    from attempts left join attempt_scorings on attempt_scorings.attempt_id = attempts.id
    where attempts.id = any(${attemptIds}::uuid[]) and attempts.submitted_at is not null
      and attempts.exam_id is not null
    on conflict (attempt_id) do update set changed_at = excluded.changed_at`);
}
