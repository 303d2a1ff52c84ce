/** A draft without `isActive`: settings forms do not publish, because publishing needs a verification. */
export function settingsOnly<Draft extends { isActive: boolean }>({
  isActive: _verified,
  ...settings
}: Draft): Omit<Draft, 'isActive'> {
  return settings;
}
