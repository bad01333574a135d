import { useId, type ReactNode } from 'react'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { useWords, wordsIn } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import { useOwnFacts } from '../title-block/use-own-facts.tsx'
import type { Profile } from './load-profile.ts'
import { words } from './words.ts'

export function figureFacts(figures: Profile['figures'], locale: PageLocale): Fact[] {
  const t = wordsIn(words, locale)
  const names = ['years', 'projects', 'districts', 'people'] as const
  return names.map((name) => ({ label: t[name], value: figures[name] }))
}

export function FirmFacts({ firm }: Pick<Profile, 'firm'>) {
  const t = useWords(words)
  const { name, foundedOn, foundedOnBs, address, phones, email, facts } = firm
  return (
    <TitleBlock
      facts={[
        { label: t.name, value: name },
        {
          label: t.founded,
          value: foundedOn && <Day of={foundedOn} bs={foundedOnBs} />,
        },
        { label: t.office, value: address.join(', ') },
        { label: t.phone, value: phones.join(', ') },
        { label: t.email, value: email && <a href={`mailto:${email}`}>{email}</a> },
        ...useOwnFacts(facts),
      ]}
    />
  )
}

/** Where the numbers of disciplines add up to more than there are projects. */
export function OverlapNote({ disciplines, total }: { disciplines: { count: number }[]; total: number }) {
  const t = useWords(words)
  const isOverlapping = disciplines.reduce((sum, { count }) => sum + count, 0) > total
  return isOverlapping && <p className="profile-section__note">{t.overlap(total)}</p>
}

interface ProfileSectionProps {
  title: string
  /** An empty list has no section. */
  of?: readonly unknown[]
  /** A table is named by the heading. */
  children: ReactNode | ((headingId: string) => ReactNode)
}

/** A heading with what it names. */
export function ProfileSection({ title, of, children }: ProfileSectionProps) {
  const id = useId()
  if (of?.length === 0) return null
  return (
    <section className="profile-section" aria-labelledby={id}>
      <h2 className="profile-section__title" id={id}>
        {title}
      </h2>
      {typeof children === 'function' ? children(id) : children}
    </section>
  )
}
