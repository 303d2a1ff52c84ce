const zone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
});

/** 'Alterado por Ana às 14:32', with the day if it is not today. */
export function changeCaption(
  { changedBy, changedAt }: { changedBy: { name: string } | null; changedAt: string },
  now: Date,
): string {
  const at = new Date(changedAt);
  return [
    'Alterado',
    changedBy && `por ${changedBy.name}`,
    day.format(at) !== day.format(now) && `em ${day.format(at)}`,
    `às ${time.format(at)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
