/** A position as on a clock: '2:14', '1:02:14'. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds || 0));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : part)).join(':');
}

/** A position as it is spoken: '2 minutos e 14 segundos'. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds || 0));
  const parts = [
    [Math.floor(whole / 3600), 'hora'],
    [Math.floor(whole / 60) % 60, 'minuto'],
    [whole % 60, 'segundo'],
  ] as const;
  const said = parts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}${amount === 1 ? '' : 's'}`);
  if (said.length === 0) return '0 segundos';
  return new Intl.ListFormat('pt-BR').format(said);
}
