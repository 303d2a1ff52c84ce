/** The most questions that one bulk change changes, and that a list counts (product.md Q14, Q25). */
export const bulkChangeLimit = 5000;
