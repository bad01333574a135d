// @chunk shared
import { useId, type ReactNode } from 'react'
import { Link } from '../../link.tsx'

interface SectionProps {
  title: string
  intro?: ReactNode
  more?: { label: string; to: string } | undefined
  isTinted?: boolean
  children: ReactNode
}

export function Section({ title, intro, more, isTinted = false, children }: SectionProps) {
  const id = useId()
  return (
    <section className={isTinted ? 'section section--tinted' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <div className="section__head">
          <h2 className="section__title" id={id}>
            {title}
          </h2>
          {intro && <div className="section__intro">{intro}</div>}
          {more && (
            <Link className="more section__more" to={more.to}>
              {more.label}
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  )
}
