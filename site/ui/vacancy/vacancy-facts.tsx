import type { ComponentType } from 'react'
import { formatMoney } from '../../../contract/money.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Vacancy } from '../../../contract/news/news.ts'
import { useSiteData } from '../../site-data.ts'
import { useForeign, useLocale, useWords, defineWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import styles from './vacancy.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords({
  ...texts,
  /** In front of the day, and behind it. */
  closesOn: { en: ['Closes on ', ''], ne: ['आवेदनको अन्तिम मिति: ', ''] },
  closedOn: { en: ['Closed. Applications were possible until ', '.'], ne: ['आवेदन बन्द भयो। अन्तिम मिति ', ' थियो।'] },
})

interface SlotProps {
  /** Of the news item. */
  slug: string
}

const [Slot] = Object.values(
  import.meta.glob<ComponentType<SlotProps>>('../../../extras/*/site/slots/vacancy.tsx', {
    eager: true,
    import: 'default',
  }),
)

/** Pages import it with `lazy`, because few news items announce a vacancy. @param locale of its texts */
export default function VacancyFacts({ vacancy, locale, slug }: SlotProps & { vacancy: Vacancy; locale: Locale }) {
  const { jobTitle, workplace, application, closesOn, closesOnBs, isClosed, employmentType, openings, salary } = vacancy
  const t = useWords(words)
  const { email = '' } = useSiteData()?.settings ?? {}
  const pageLocale = useLocale()
  const lang = useForeign()(locale)
  const [before, after] = isClosed ? t.closedOn : t.closesOn
  const facts: Fact[] = [
    { label: t.post, field: 'jobTitle', value: jobTitle, lang },
    { label: t.employment, field: 'employmentType', value: employmentType && t.employments[employmentType] },
    { label: t.workplace, field: 'workplace', value: workplace, lang },
    { label: t.openings, field: 'openings', value: openings },
    { label: t.salary, field: 'salary', value: salary && formatMoney(salary.amount, salary.currency, pageLocale) },
    { label: t.application, field: 'application', value: !isClosed && application, lang },
    {
      label: t.sendTo,
      value: !isClosed && email && <a href={`mailto:${email}?subject=${encodeURIComponent(jobTitle)}`}>{email}</a>,
    },
  ]
  return (
    <section className="vacancy" aria-label={t.label}>
      <ComponentStyles name="vacancy" css={styles} />
      {closesOn && (
        <p className={isClosed ? 'vacancy__closing vacancy__closing--closed' : 'vacancy__closing'}>
          {before}
          <Day of={closesOn} bs={closesOnBs} />
          {after}
        </p>
      )}
      <TitleBlock facts={facts} />
      {Slot && !isClosed && jobTitle !== '' && <Slot slug={slug} />}
    </section>
  )
}
