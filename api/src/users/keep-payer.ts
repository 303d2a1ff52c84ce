import type { DomainEvents } from '../events.ts';
import type { Database } from '../platform/db/database.ts';
import { changeUser } from './change-user.ts';

/** Copies the CPF of a payer who is a person, and the address if there is one, to the profile of the user. */
export async function keepPayer(
  tx: Database,
  { userId: id, payer, now }: DomainEvents['payer.kept'],
): Promise<void> {
  if (payer.kind !== 'PERSON') return;
  const { cpf } = payer;
  const address = 'address' in payer ? payer.address : null;
  const changes = { cpf, ...(address && { ...address, complement: address.complement || null }) };
  await changeUser(tx, { id, changes }, { isByAdmin: false, now });
}
