// @chunk shared
import { useId, type ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { Link, type NamedLink } from '../../link.tsx'
import { OptionalText } from './optional-text.tsx'
import { useForeign } from '../../words.ts'

interface SectionProps {
  title: string
  intro?: ReactNode
  more?: NamedLink | undefined
  isTinted?: boolean
  /** Of title and intro, where staff write them. */
  locale?: Locale
  children: ReactNode
}

export function Section({ title, intro, more, isTinted = false, locale, children }: SectionProps) {
  const id = useId()
  const lang = useForeign()(locale)
  return (
    <section className={isTinted ? 'section section--tinted' : 'section'} aria-labelledby={id}>
      <div className="wrap">
        <div className="section__head">
          <h2 className="section__title" id={id} lang={lang}>
            {title}
          </h2>
          <OptionalText as="div" className="section__intro" lang={lang} text={intro} />
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
