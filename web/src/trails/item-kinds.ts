import type { TrailContentKind } from '@sabia/domain/trails/trail.ts';
import { IconBook2, IconBroadcast, IconChecklist } from '@tabler/icons-react';

/** Names and icon of each kind of trail item. */
export const itemKinds = {
  course: { name: 'Curso', many: 'Cursos', Icon: IconBook2 },
  live: { name: 'Live', many: 'Lives', Icon: IconBroadcast },
  'practice-exam': { name: 'Simulado', many: 'Simulados', Icon: IconChecklist },
} as const satisfies Record<TrailContentKind, object>;
