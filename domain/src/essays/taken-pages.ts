/** The most bytes of photographed pages that a device keeps for corrections without a network (product.md RUB9). */
export const mostTakenBytes = 30_000_000;
