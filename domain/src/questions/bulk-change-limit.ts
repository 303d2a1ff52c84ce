/** The most questions that one bulk change changes, and that a list counts (product.md Q13, Q14). */
export const bulkChangeLimit = 5000;
