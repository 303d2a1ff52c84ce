import { Skeleton } from '@mantine/core';
import type { UserOverview } from '@sabia/domain/users/user-overview.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import '../../../ui/forms/authoring-styles.ts';
import { formatDay } from '../../../ui/words/dates.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { userOverviewQuery } from '../administering.api.ts';
import { UserBadges } from '../UserBadges.tsx';
import { AccessSection } from './AccessSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AttemptsSection } from './AttemptsSection.tsx';
import { CertificatesSection } from './CertificatesSection.tsx';
import { ClassroomSection } from './ClassroomSection.tsx';
import { CoursesSection } from './CoursesSection.tsx';
import { ExtraTimeSection } from './ExtraTimeSection.tsx';
import { InvitationNote } from './InvitationNote.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { ReadsSection } from './ReadsSection.tsx';
import classes from './UserPage.module.css';
import { Facts } from '../../../ui/primitives/Facts.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';

/** The page of a user in the administration: access, role and progress. */
export function UserPage() {
  const { userId } = useParams({ from: '/admin/usuarios/$userId' });
  const { data, isError, isFetching, error, dataUpdatedAt, refetch } = useQuery(
    userOverviewQuery(userId),
  );
  if (data) return <Overview overview={data} now={new Date(dataUpdatedAt)} />;
  return (
    <Page title="Pessoa" intro={<BackLink />}>
      {isError && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy="true" gap={24}>
          <Skeleton height={44} />
          <div className={classes.settings}>
            <Skeleton height={274} radius={12} />
            <Skeleton height={274} radius={12} />
          </div>
          <Skeleton height={300} radius={12} />
          <Skeleton height={120} radius={12} />
          <Skeleton height={120} radius={12} />
        </Stack>
      )}
    </Page>
  );
}

function Overview({ overview, now }: { overview: UserOverview; now: Date }) {
  const { user, emailChange, courses, attempts, certificates } = overview;
  return (
    <Page title={user.name} intro={<BackLink />} actions={<UserBadges user={user} />}>
      <div className={classes.profile}>
        <Facts
          missing="Não informado"
          facts={{
            'E-mail': user.email,
            Lugar: [user.city, user.state].filter(Boolean).join(', '),
            Nível: user.level,
            [user.isInvited ? 'Convite' : 'Na escola desde']: formatDay(user.createdAt),
          }}
        />
      </div>
      <Stack gap={24}>
        {user.isInvited && <InvitationNote user={user} />}
        <div className={classes.settings}>
          <AccessSection user={user} />
          <ClassroomSection user={user} />
        </div>
        {!user.isInvited && <AccountSection user={user} emailChange={emailChange} />}
        {!user.isInvited && <PersonalSection userId={user.id} />}
        {!user.isInvited && <ExtraTimeSection userId={user.id} />}
        <CoursesSection courses={courses} now={now} />
        <AttemptsSection attempts={attempts} now={now} />
        <CertificatesSection certificates={certificates} />
        <ReadsSection userId={user.id} />
      </Stack>
    </Page>
  );
}

const BackLink = () => (
  <TextLink to="/admin/usuarios" search={{ page: 1 }}>
    Todas as pessoas
  </TextLink>
);
