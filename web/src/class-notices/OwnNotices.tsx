import { useQuery } from '@tanstack/react-query';
import { momentInWords, zoneOfDevice } from '../assignments/due-words.ts';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Heading } from '../ui/primitives/Heading.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { ownNoticesQuery } from './class-notices.api.ts';
import { NoticeText } from './NoticeText.tsx';

/** The notices of the last days to the classes of the user; renders nothing without any. */
export function OwnNotices() {
  const now = useNow();
  const { data } = useQuery(ownNoticesQuery());
  if (!data || data.total === 0) return null;
  return (
    <Stack as="section" gap={12} aria-label="Avisos">
      <Heading>Avisos</Heading>
      <DividedList>
        {data.items.map(({ classId, classTitle, timeZone, ...notice }) => (
          <li key={notice.id}>
            <Stack gap={4}>
              <NoticeText of={notice} />
              <Muted size={13}>
                <TextLink to="/turmas/$classId" params={{ classId }}>
                  {classTitle}
                </TextLink>
                {' · '}
                {momentInWords(notice.sendAt, {
                  now,
                  ownZone: zoneOfDevice(),
                  classZone: timeZone,
                })}
              </Muted>
            </Stack>
          </li>
        ))}
      </DividedList>
    </Stack>
  );
}
