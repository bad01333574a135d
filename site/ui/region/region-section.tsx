import type { ReactNode } from 'react'

export function RegionSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 className="region__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
