import type { PaymentMethod } from './charge.ts';
import type { Receipt } from './receipt.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** 'R$ 29,90' */
export const formatPrice = (cents: number): string => money.format(cents / 100);

export const methodNames = {
  PIX: 'Pix',
  CARD: 'Cartão de crédito',
  BOLETO: 'Boleto',
} as const satisfies Record<PaymentMethod, string>;

export const receiptStates = {
  PAID: 'Pago',
  REFUNDED: 'Este pagamento foi devolvido',
  CHARGED_BACK: 'Este pagamento foi contestado no banco',
} as const satisfies Record<Receipt['state'], string>;
