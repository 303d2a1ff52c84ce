import { dataReadNames } from '@sabia/domain/privacy/data-read.ts';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../ui/words/dates.ts';
import { Loaded } from '../ui/states/Loaded.tsx';
import { useNow } from '../ui/words/use-now.ts';
import { dataReadsQuery } from './privacy.api.ts';
import { DividedList } from '../ui/primitives/DividedList.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';

const step = 10;

/** The access audit log of a user: which administrators and teachers saw the data, and when. */
export function DataReads({ userId }: { userId: string }) {
  const [limit, setLimit] = useState(step);
  const now = useNow();
  const reads = useQuery({
    ...dataReadsQuery(userId, limit),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={reads} skeleton={<Skeleton height={72} />}>
      {({ items, total }) =>
        total === 0 ? (
          <Muted>Ninguém da escola abriu estes dados.</Muted>
        ) : (
          <>
            <DividedList>
              {items.map(({ id, what, by, readAt, examTitle, classTitle }) => (
                <li key={id}>
                  <span>
                    {dataReadNames[what]}
                    {(examTitle ?? classTitle) !== null && `: ${examTitle ?? classTitle}`}
                  </span>
                  <Muted as="span" size={14}>
                    {by.name} · {formatMoment(readAt, now)}
                  </Muted>
                </li>
              ))}
            </DividedList>
            {total > limit && limit < 100 && (
              <Button
                variant="default"
                loading={reads.isPlaceholderData}
                onClick={() => setLimit(100)}
              >
                Ver mais
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}
