/** Days to withdraw from a purchase at a distance (article 49 of the Brazilian consumer code). */
export const refundDays = 7;

/** Months between two refunds of one user or one document (product.md S5). */
export const refundPauseMonths = 12;
