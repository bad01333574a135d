import { useSyncExternalStore, type ReactNode } from 'react'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { Shortlist, ShortlistKind } from './shortlist-ids.ts'
import { keptItems, type DossierItems } from './dossier-items.ts'
import { useWords, useForeign } from '../../../../site/words.ts'
import { Day } from '../../../../site/ui/day/day.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { words } from './dossier.words.ts'
import styles from './dossier.css?inline'
import referenceStyles from './reference.css?inline'
import { Picture } from '../../../../site/ui/picture/picture.tsx'
import { words as shortlist } from './shortlist.words.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { Mark } from '../../../../site/ui/mark/mark.tsx'
import coverStyles from './dossier-cover.css?inline'
import drawing from '../../../../site/ui/nepal-map/nepal.svg?url'
import { MAP_HEIGHT, MAP_WIDTH } from '../../../../site/ui/nepal-map/nepal-map-size.ts'
import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { slot } from '../../../../site/slot.tsx'
import { Period } from '../../../../site/ui/day/period.tsx'
import { TitleBlock } from '../../../../site/ui/title-block/title-block.tsx'
import { hasItem, putItem, removeItem } from './shortlist-store.ts'
import ShortlistToggle from '../slots/item.tsx'
import { reportChange } from './shortlist-parts.tsx'

interface DossierProps {
  items: DossierItems
  /** The visitor's own shortlist, from which items are removed; undefined for one of a link. */
  own?: Shortlist | undefined
  preparedFor: string
  /** Notes and tools, beside the map. */
  children: ReactNode
}

/** A shortlist on the screen; on paper, a cover with a map, then the projects and people. */
export function Dossier({ items, own, preparedFor, children }: DossierProps) {
  const t = useWords(words)
  return (
    <div className="dossier wrap">
      <ComponentStyles name="dossier" css={styles + t.pages} />
      <ComponentStyles name="reference" css={referenceStyles} />
      <div className="dossier__top">
        <div className="dossier__side">{children}</div>
        <DossierCover items={keptItems(items, own)} preparedFor={preparedFor.trim()} />
      </div>
      <Part kind="projects" items={items.projects} own={own} titleOf={({ title }) => title}>
        {(project) => <DossierProject project={project} />}
      </Part>
      <Part kind="people" items={items.people} own={own} titleOf={({ name }) => name}>
        {(person) => <DossierPerson person={person} />}
      </Part>
    </div>
  )
}

interface PartProps<Item> extends Pick<DossierProps, 'own'> {
  kind: ShortlistKind
  items: Item[]
  titleOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

function Part<Item extends { id: number }>({ kind, items, own, titleOf, children }: PartProps<Item>) {
  const t = useWords(words)
  if (items.length === 0) return null
  const isKept = items.some(({ id }) => !own || hasItem(own, kind, id))
  return (
    <section className={isKept ? 'dossier__part' : 'dossier__part screen-only'}>
      <h2 className="dossier__heading">{t[kind]}</h2>
      <ul className={`dossier__${kind}`}>
        {items.map((item) => (
          <DossierRow key={item.id} kind={kind} id={item.id} title={titleOf(item)} own={own}>
            {children(item)}
          </DossierRow>
        ))}
      </ul>
    </section>
  )
}

function DossierPerson({ person }: { person: DossierItems['people'][number] }) {
  const { name, position, qualifications, photo } = person
  return (
    <article className="referee">
      {photo && <Picture className="referee__photo" picture={photo} sizes="4.5rem" isSmall />}
      <div>
        <h3 className="referee__name">{name}</h3>
        <p>{position}</p>
        {qualifications && <p className="referee__qualifications">{qualifications}</p>}
      </div>
    </article>
  )
}

/** The first page on paper. On the screen, its map alone. */
function DossierCover({ items, preparedFor }: Pick<DossierProps, 'items' | 'preparedFor'>) {
  const t = useWords(words)
  const { count } = useWords(shortlist)
  const site = useSiteData()
  // The server's page may be older.
  const today = useSyncExternalStore(
    () => () => {},
    () => nepalDay(new Date()),
    () => undefined,
  )
  if (!site) return null
  const counted = count(items)
  const date = today && <Day of={today} bs={items.today?.day === today ? items.today.dayBs : null} />
  const { name, tagline, address, phones, email } = site.settings
  return (
    <div className="dossier-cover">
      <ComponentStyles name="dossier-cover" css={coverStyles} />
      <p className="dossier-cover__firm print-only">
        <Mark />
        <span>
          {name}
          <small>{tagline}</small>
        </span>
      </p>
      <div className="dossier-cover__title print-only">
        <p className="dossier-cover__words">{t.title}</p>
        {preparedFor && (
          <p className="dossier-cover__for">
            {t.recipient[0]}
            <b>{preparedFor}</b>
            {t.recipient[1]}
          </p>
        )}
        <p>
          {counted}
          {counted && date && ' · '}
          {date}
        </p>
      </div>
      <DossierMap projects={items.projects} />
      <p className="dossier-cover__address print-only">
        <span>{address.join(', ')}</span>
        <span>{phones.join(', ')}</span>
        <span>{email}</span>
        <span>{site.publicUrl.replace(/^https?:\/\//, '')}</span>
      </p>
    </div>
  )
}

/** The districts of the projects, marked on the map of Nepal. */
function DossierMap({ projects }: Pick<DossierItems, 'projects'>) {
  const t = useWords(words)
  const districts = new Map(projects.flatMap((project) => project.districts.map(({ code, name }) => [code, name])))
  if (districts.size === 0) return null
  const names = [...districts.values()].toSorted((a, b) => a.localeCompare(b)).join(', ')
  return (
    <figure className="dossier-map">
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} role="img" aria-label={t.map(names)}>
        <use className="dossier-map__grid" href={`${drawing}#g${t.suffix}`} />
        <use className="dossier-map__country" href={`${drawing}#n`} />
        {[...districts.keys()].map((code) => (
          <use key={code} className="dossier-map__district" href={`${drawing}#d${code}`} />
        ))}
        <use className="dossier-map__lines" href={`${drawing}#l${t.suffix}`} />
      </svg>
      <figcaption className="dossier-map__caption">
        <span>{names}</span> <small>{t.source}</small>
      </figcaption>
    </figure>
  )
}

/** Below the text. */
const Added = slot<{ slug: string; title: string }>(
  import.meta.glob('../../../*/site/slots/reference.tsx', { eager: true, import: 'default' }),
)

function DossierProject({ project }: { project: DossierItems['projects'][number] }) {
  const { slug, title, picture, facts, text, locale } = project
  const lang = useForeign()(locale)
  return (
    <article className={picture ? 'reference' : 'reference reference--plain'}>
      <h3 className="reference__title" lang={lang}>
        <Link to={href('project', { slug })}>{title}</Link>
      </h3>
      {picture && (
        <Picture
          className="reference__picture"
          picture={picture}
          sizes="(min-width: 64rem) 18rem, (min-width: 44rem) 40vw, 88vw"
          isSmall
        />
      )}
      {text && (
        <p className="reference__text" lang={lang}>
          {text}
        </p>
      )}
      <Added slug={slug} title={title} />
      <TitleBlock
        facts={facts.map(({ value, ...fact }) => ({
          ...fact,
          value: typeof value === 'string' ? value : <Period of={value} />,
        }))}
      />
    </article>
  )
}

interface DossierRowProps extends Pick<DossierProps, 'own' | 'children'> {
  kind: ShortlistKind
  id: number
  title: string
}

/** A removed item leaves a line with "Undo" in its place: the same button, so that the focus stays. */
function DossierRow({ kind, id, title, own, children }: DossierRowProps) {
  const t = useWords(words)
  const isKept = !own || hasItem(own, kind, id)
  return (
    <li className={isKept ? 'dossier__row' : 'dossier__row screen-only'}>
      {isKept && children}
      <p className="dossier__actions screen-only">
        {!isKept && (
          <span>
            <b>{title}</b> {t.removed}
          </span>
        )}
        {own ? (
          <button
            type="button"
            className="more dossier__button"
            aria-label={`${isKept ? t.remove : t.undo}: ${title}`}
            onClick={() => reportChange(isKept ? removeItem(kind, id) : putItem(kind, id))}
          >
            {isKept ? t.remove : t.undo}
          </button>
        ) : (
          <ShortlistToggle kind={kind} id={id} title={title} hasLabel />
        )}
      </p>
    </li>
  )
}
