import type { ReactNode } from 'react'
import { formatNumber } from '../../../../contract/money.ts'
import { localePath } from '../../../../contract/page-locales.ts'
import { useDates } from '../../../../site/dates.words.ts'
import { useForeign, useLocale, useWords } from '../../../../site/words.ts'
import { CertificateTable } from '../../../../site/ui/certificates/certificate-table.tsx'
import { Day } from '../../../../site/ui/day/day.tsx'
import { Period } from '../../../../site/ui/day/period.tsx'
import { Mark } from '../../../../site/ui/mark/mark.tsx'
import { CountedList } from '../../../../site/ui/profile/counted-list.tsx'
import { figureFacts, FirmFacts, OverlapNote, ProfileSection } from '../../../../site/ui/profile/profile-parts.tsx'
import { words as profileWords } from '../../../../site/ui/profile/words.ts'
import paperStyles from '../../../../site/ui/paper/paper.css?inline'
import profileStyles from '../../../../site/ui/profile/profile.css?inline'
import { RichText } from '../../../../site/ui/rich-text/rich-text.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { TitleBlock } from '../../../../site/ui/title-block/title-block.tsx'
import lightStyles from '../../../../site/ui/title-block/title-light.css?inline'
import { annexSlot, type StatementData } from './load-statement.ts'
import { words } from '../pages/statement.words.ts'
import styles from './statement.css?inline'

/** The firm's abilities and works, laid out for A4. @param origin of the site */
export function Statement({ statement, origin }: { statement: StatementData; origin: string }) {
  const t = useWords(words)
  const { day } = useDates()
  const foreign = useForeign()
  const locale = useLocale()
  const { firm, figures, body, certificates, disciplines, people, clients, asOf, annex, path } = statement
  const address = origin + localePath(locale, path)
  return (
    <article className="paper statement">
      <ComponentStyles name="profile" css={profileStyles} />
      <ComponentStyles name="statement" css={lightStyles + paperStyles + styles + footerOf(t.title, t.pages)} />
      <header className="statement__cover">
        <p className="statement__firm">
          <Mark />
          {firm.name}
        </p>
        <h1 className="statement__title">{t.title}</h1>
        <p className="statement__date">
          {t.asOf}
          <Day of={asOf.day} bs={asOf.dayBs}>
            {day(asOf.day)}
          </Day>{' '}
          · <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
        </p>
      </header>
      <ProfileSection title={t.contact}>
        <FirmFacts firm={firm} />
      </ProfileSection>
      <ProfileSection title={t.profile}>
        <RichText html={body} locale={statement.locale} />
        <TitleBlock facts={figureFacts(figures, locale)} isLight />
      </ProfileSection>
      <ProfileSection title={t.certificates} of={certificates}>
        {(id) => <CertificateTable certificates={certificates} labelledBy={id} />}
      </ProfileSection>
      <ProfileSection title={t.disciplines} of={disciplines}>
        <OverlapNote disciplines={disciplines} total={figures.projects} />
        {disciplines.map((discipline) => (
          <Discipline key={discipline.slug} {...discipline} />
        ))}
      </ProfileSection>
      <ProfileSection title={t.people} of={people}>
        {(id) => (
          <Table
            labelledBy={id}
            columns={[t.columns.name, t.columns.position, t.columns.qualifications]}
            rows={people.map(({ id: key, name, position, qualifications, locale }) => ({
              key,
              lang: foreign(locale),
              cells: [name, position, qualifications],
            }))}
          />
        )}
      </ProfileSection>
      <ProfileSection title={t.clients} of={clients}>
        <CountedList
          items={clients.map(({ slug, projectCount, ...client }) => ({ ...client, key: slug, count: projectCount }))}
        />
      </ProfileSection>
      {annex && annexSlot && <annexSlot.Annex data={annex} />}
    </article>
  )
}

type Selected = StatementData['disciplines'][number]['projects'][number]

/** Custom properties do not reach the margins of printed pages. */
const footerOf = (title: string, pages: string) =>
  `@page paper{@bottom-left{content:'${title}'}@bottom-right{content:${pages}}}`

function Discipline({ slug, name, count, projects }: StatementData['disciplines'][number]) {
  const id = `discipline-${slug}`
  const { count: countOf } = useWords(profileWords)
  const t = useWords(words)
  const { project, client, place, period, cost } = t.columns
  const foreign = useForeign()
  return (
    <section className="statement__discipline" aria-labelledby={id}>
      <h3 className="statement__discipline-name" id={id}>
        {name} <span>{countOf(count)}</span>
      </h3>
      <Table
        labelledBy={id}
        columns={[project, client, place, period, cost]}
        rows={projects.map((one) => ({
          key: one.slug,
          lang: foreign(one.locale),
          cells: [
            <Work key="work" of={one} />,
            <>
              {one.client}
              {one.funder && (
                <span className="statement__aside">
                  {t.fundedBy} <span lang={foreign(one.funderLocale)}>{one.funder}</span>
                </span>
              )}
            </>,
            one.place,
            <Period key="period" of={one} />,
            one.cost || '–',
          ],
        }))}
      />
    </section>
  )
}

/** A project, with what the firm did for it, its share and the own facts of the firm. */
function Work({ of: { title, code, role, share, partnership, facts } }: { of: Selected }) {
  const t = useWords(words)
  const locale = useLocale()
  const foreign = useForeign()
  return (
    <>
      {title} <span className="compound">({code})</span>
      <span className="statement__aside">
        {[role, partnership || (share !== null && t.share(formatNumber(share, locale)))].filter(Boolean).join(' · ')}
      </span>
      {facts.map(({ id, label, text, locale: ofText }) => (
        <span key={id} className="statement__aside">
          {label}: <span lang={foreign(ofText)}>{text}</span>
        </span>
      ))}
    </>
  )
}

interface TableProps {
  labelledBy: string
  columns: string[]
  rows: { key: string | number; lang: string | undefined; cells: ReactNode[] }[]
}

/** The first cell names its row, in the language of its text. */
function Table({ labelledBy, columns, rows }: TableProps) {
  return (
    <table className="statement__table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, lang, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row" lang={lang}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
