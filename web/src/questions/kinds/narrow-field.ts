/** Props of a field for a number or a unit. */
export const narrow = { styles: { wrapper: { maxWidth: 240 } } };
