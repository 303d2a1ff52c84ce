import type { Access } from '@sabia/domain/subscriptions/access.ts';
import type { AccessEntryKind } from '@sabia/domain/subscriptions/access-entry.ts';

export const entryNames = {
  PAYMENT_CONFIRMED: 'Pagamento confirmado',
  PAYMENT_REFUSED: 'Pagamento recusado',
  PAYMENT_EXPIRED: 'Pagamento não feito a tempo',
  RENEWAL_FAILED: 'Renovação não paga',
  CANCELLED: 'Renovação cancelada',
  REFUNDED: 'Pagamento devolvido',
  PARTLY_REFUNDED: 'Parte do pagamento devolvida',
  CHARGED_BACK: 'Pagamento contestado no banco',
  CHARGEBACK_REVERSED: 'Contestação encerrada',
  GRANTED_BY_ADMIN: 'Acesso dado pela escola',
  REVOKED_BY_ADMIN: 'Acesso encerrado pela escola',
  OVERRIDE_UNDONE_BY_ADMIN: 'Mudança desfeita pela escola',
} as const satisfies Record<AccessEntryKind, string>;

export const accessNames = {
  PAID: 'Ativa',
  CANCELLED: 'Ativa, sem renovação',
  GRACE: 'Aguardando o pagamento',
  GRANTED: 'Aberta pela escola',
  NEVER: 'Sem assinatura',
  EXPIRED: 'Encerrada',
  REFUNDED: 'Devolvida',
  CHARGED_BACK: 'Contestada',
  REVOKED: 'Encerrada pela escola',
} as const satisfies Record<Access['reason'], string>;
