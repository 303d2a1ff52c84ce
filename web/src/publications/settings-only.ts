/** What a form of settings saves: whether a thing is on show is not among it, as that is verified. */
export function settingsOnly<Draft extends { isActive: boolean }>({
  isActive: _verified,
  ...settings
}: Draft): Omit<Draft, 'isActive'> {
  return settings;
}
