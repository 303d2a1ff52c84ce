import type { RecentNotice } from '@sabia/domain/class-notices/class-notice.ts';
import { Heading } from '../ui/primitives/Heading.tsx';

/** The words of a notice. */
export function NoticeText({ of: { title, body } }: { of: Pick<RecentNotice, 'title' | 'body'> }) {
  return (
    <>
      {title && <Heading size={16}>{title}</Heading>}
      <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{body}</p>
    </>
  );
}
