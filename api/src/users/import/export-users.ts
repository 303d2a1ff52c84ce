import { setImmediate } from 'node:timers/promises';
import { csvLines, byteOrderMark } from '@sabia/domain/csv.ts';
import { columnNames } from '@sabia/domain/users/user-sheet.ts';
import {
  classroomModeNames,
  classroomRoleNames,
  roleNames,
  yesOrNo,
} from '@sabia/domain/users/user-labels.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { At } from '../../platform/act.ts';
import type { Database } from '../../platform/db/database.ts';
import { listUsers, type UsersQuery } from '../users.queries.ts';

/** For reading all users. */
const timeoutMs = 30_000;

/** The columns of the import come first, so that an export can be imported. */
const columns: readonly (readonly [heading: string, cell: (user: User) => string])[] = [
  [columnNames.name[0], ({ name }) => name],
  [columnNames.email[0], ({ email }) => email],
  [columnNames.role[0], ({ role }) => roleNames[role]],
  [columnNames.hasActiveSubscription[0], (user) => yesOrNo(user.hasActiveSubscription)],
  [
    columnNames.classroomRole[0],
    ({ classroomRole }) => (classroomRole ? classroomRoleNames[classroomRole] : ''),
  ],
  [columnNames.classroomRoleActive[0], (user) => yesOrNo(user.classroomRoleActive)],
  [
    columnNames.classroomModeType[0],
    ({ classroomModeType }) => (classroomModeType ? classroomModeNames[classroomModeType] : ''),
  ],
  ['Nível', ({ level }) => level ?? ''],
  ['Estado', ({ state }) => state ?? ''],
  ['Cidade', ({ city }) => city ?? ''],
  ['Situação', ({ isInvited }) => (isInvited ? 'Convite enviado' : 'Conta ativa')],
  ['Desde', ({ createdAt }) => day.format(new Date(createdAt))],
];

const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
});

/** Users per batch. Other requests are served between batches, because all of them take seconds. */
const batchSize = 500;

export const listForExport = (db: Database, query: UsersQuery, { now }: At): Promise<User[]> =>
  db.transaction((tx) => listUsers(tx, query, now), { timeoutMs });

export async function exportUsers(users: readonly User[]): Promise<Buffer> {
  const parts = [byteOrderMark, csvLines([columns.map(([heading]) => heading)])];
  for (let at = 0; at < users.length; at += batchSize) {
    const batch = users.slice(at, at + batchSize);
    parts.push(csvLines(batch.map((user) => columns.map(([, cell]) => cell(user)))));
    await setImmediate();
  }
  return Buffer.from(parts.join(''));
}
