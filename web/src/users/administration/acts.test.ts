// @vitest-environment node
import { operations } from '@sabia/domain/operations.ts';
import { methodOf, type Operation } from '@sabia/domain/operation.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * An act of an administrator on a person, their access or money either says its consequences before it is done, or can
 * be undone. The words that prove it stand in the component that does the act.
 */
const proofs = {
  /** A dialog with the consequences. */
  dialog: /<(ConfirmDialog|FileImportDialog)\b/,
  /** 'Desfazer' stays on the screen. */
  undo: /\bundo: \(\) =>/,
  /** A form that is saved by its button and tells at the field what the new value means. */
  form: /<Form\b[^]*description=/,
} as const;

interface Act {
  /** The call of the mutation in a component. */
  call: RegExp;
  /** Every component that does it, with its proof. */
  places: Readonly<Record<string, keyof typeof proofs>>;
}

const people = 'users/administration';
const acts: Readonly<Partial<Record<keyof typeof operations, Act>>> = {
  changeSubscription: {
    call: /\bchangeSubscription\(/,
    places: {
      [`${people}/AccessDialog.tsx`]: 'dialog',
      [`${people}/user-page/AccessSection.tsx`]: 'undo',
    },
  },
  changeRole: {
    call: /\bchangeRole\(/,
    places: { [`${people}/RoleDialog.tsx`]: 'dialog' },
  },
  changeUser: {
    call: /\bchangeUser\(/,
    places: {
      [`${people}/user-page/ClassroomSection.tsx`]: 'undo',
      [`${people}/user-page/BirthDateForm.tsx`]: 'form',
      [`${people}/user-page/AccountSection.tsx`]: 'form',
    },
  },
  setExtraTime: {
    call: /\bsetExtraTime\(/,
    places: { [`${people}/user-page/ExtraTimeSection.tsx`]: 'form' },
  },
  importUsers: {
    call: /\buseUserImport\(/,
    places: { [`${people}/user-import/UserImportDialog.tsx`]: 'dialog' },
  },
  undoUserImport: {
    call: /\bundoImport\(/,
    places: { [`${people}/user-import/RecentImports.tsx`]: 'dialog' },
  },
  inviteUser: {
    call: /\binviteUser\(/,
    places: { [`${people}/InviteUser.tsx`]: 'form' },
  },
  correctInvitation: {
    call: /\bcorrectInvitation\(/,
    places: { [`${people}/user-page/InvitationForm.tsx`]: 'form' },
  },
  withdrawInvitation: {
    call: /\bwithdrawInvitation\(/,
    places: { [`${people}/user-page/InvitationNote.tsx`]: 'dialog' },
  },
  blockUser: {
    call: /\bblockUser\(/,
    places: { [`${people}/user-page/BlockDialog.tsx`]: 'dialog' },
  },
  requestEmailChange: {
    call: /\brequestEmailChange\(/,
    places: { [`${people}/user-page/EmailForm.tsx`]: 'form' },
  },
  changeUsersTogether: {
    call: /\b(changePeople|removePeople)\(/,
    places: { [`${people}/bulk/BulkDialog.tsx`]: 'dialog' },
  },
  removeUser: {
    call: /\bremoveUser\(/,
    places: { [`${people}/user-page/RemovalDialog.tsx`]: 'dialog' },
  },
  refundPayment: {
    call: /\brefundPayment\(/,
    places: { 'subscriptions/administration/subscriber/RefundDialog.tsx': 'dialog' },
  },
  createPlan: {
    call: /\bcreatePlan\(/,
    places: { 'subscriptions/administration/plan-list/PlanForm.tsx': 'form' },
  },
  changePlan: {
    call: /\bchangePlan\(/,
    places: { 'subscriptions/administration/plan-list/PlanForm.tsx': 'form' },
  },
};

/** Operations without such an act, with the reason. */
const others: Readonly<Partial<Record<keyof typeof operations, string>>> = {
  previewUserImport: 'stores nothing',
  cancelEmailChange: 'brings back the state before the request, on a button that says so',
  resendInvitation: 'sends again what was sent, on a button that says so',
  retryFailedEmails: 'sends what should have been sent, on a button that says so',
};

const source = join(import.meta.dirname, '../..');
const components = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')]),
);

/** Components that do an act without its proof. */
const unproven = ({ call, places }: Act, sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (!call.test(text)) return [];
    const proof = places[file];
    return proof && proofs[proof].test(text) ? [] : [file];
  });

it('lists every act on people, access and money', () => {
  const onPeople = Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    operation.audience.kind === 'admin' &&
    methodOf(operation) !== 'GET' &&
    /^\w+ \/(users|subscriptions|plans|payments)\b/.test(operation.route)
      ? [name]
      : [],
  );
  // The others of the audience `self` are offered to the user only.
  const listed = [...Object.keys(acts), ...Object.keys(others)].filter(
    (name) => name !== 'changeUser',
  );
  expect(listed.toSorted()).toEqual(onPeople.toSorted());
});

it.each(Object.entries(acts))('%s says its consequences or can be undone', (_name, act) => {
  expect(unproven(act, components)).toEqual([]);
  for (const file of Object.keys(act.places)) expect(components.get(file)).toMatch(act.call);
});

it('finds a switch that acts at once', () => {
  const act = {
    call: /\bend\(/,
    places: { 'Switch.tsx': 'dialog', 'Dialog.tsx': 'dialog' },
  } as const;
  const sources = new Map([
    ['Switch.tsx', '<Switch onChange={() => end()} />'],
    ['Dialog.tsx', '<ConfirmDialog onConfirm={() => end()} />'],
    ['Elsewhere.tsx', '<ConfirmDialog onConfirm={() => end()} />'],
    ['Other.tsx', '<Switch />'],
  ]);
  expect(unproven(act, sources)).toEqual(['Switch.tsx', 'Elsewhere.tsx']);
});
