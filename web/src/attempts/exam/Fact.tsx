import type { ReactNode } from 'react';

/** A line of an exam's introduction. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
