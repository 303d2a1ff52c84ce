import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../layout/session.ts';
import { useAppContext } from '../../layout/app-context.tsx';
import { GuardianNotice } from '../../privacy/GuardianNotice.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { FamilySection } from './FamilySection.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { LevelSection } from './LevelSection.tsx';
import { profileQuery } from '../profile.api.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';

/** The user's own profile: personal data, level, password and privacy. */
export function ProfilePage() {
  const user = useProfile();
  const { identity } = useAppContext();
  const profile = useQuery(profileQuery(user.id));
  return (
    <Page
      title="Perfil"
      intro="Seus documentos, telefones e endereço só você e a administração veem."
      measure="text"
    >
      <Loaded query={profile} skeleton={<ProfileSkeleton />}>
        {(known) => (
          <Stack gap={16}>
            <GuardianNotice />
            {user.isGuardian && <FamilySection />}
            <ProfileForm profile={known} />
            <LevelSection user={user} />
            {identity.provesBy === 'code' && <PasswordSection />}
            {user.isAdmin && <FiguresSection profile={known} />}
            <PrivacySection />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

const ProfileSkeleton = () => (
  <Stack gap={16}>
    <Skeleton height={440} radius={12} />
    <Skeleton height={156} radius={12} />
    <Skeleton height={156} radius={12} />
    <Skeleton height={376} radius={12} />
    <Skeleton height={120} radius={12} />
  </Stack>
);
