import { useState } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { BlockType } from '../../../contract/blocks/index.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useSiteData } from '../../site-data.ts'
import { useForeign, useLocale, useWords } from '../../words.ts'
import { words as askWords } from '../ask/words.ts'
import { ContactDetails } from '../contact-details/contact-details.tsx'
import { LateNepalMap } from '../nepal-map/late-nepal-map.tsx'
import { toMapData } from '../nepal-map/map-data.ts'
import { Person, toPersonSummary } from '../person/person.tsx'
import personStyles from '../person/person.css?inline'
import { PictureGrid, PictureOverlay } from '../picture-grid/picture-grid.tsx'
import { Picture } from '../picture/picture.tsx'
import { toDownloads } from '../publication/download.ts'
import Downloads from '../publication/downloads.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { BlockHeading, blockView, type BlockView } from './block-view.tsx'
import { projectsView } from './projects-block.tsx'

const textView = blockView(
  ({ text, locale }: PublicBlock<'text'>) => (text === '' ? null : { html: text, locale }),
  RichText,
)

const pictureView = blockView(
  ({ picture, caption, locale }: PublicBlock<'picture'>) => picture && { picture, caption, locale },
  function PictureBlock({ picture, caption, locale }) {
    const lang = useForeign()(locale)
    return (
      <figure className="block__picture">
        <Picture picture={picture} sizes="(min-width: 80rem) 74rem, 94vw" />
        {caption && <figcaption lang={lang}>{caption}</figcaption>}
      </figure>
    )
  },
)

const galleryView = blockView(
  (block: PublicBlock<'gallery'>) => (block.pictures.length > 0 ? block : null),
  function GalleryBlock(block) {
    const [opened, setOpened] = useState<PictureData>()
    return (
      <>
        <BlockHeading {...block} />
        <PictureGrid pictures={block.pictures} onOpen={setOpened} />
        <PictureOverlay picture={opened} onClose={() => setOpened(undefined)} />
      </>
    )
  },
)

const figuresView = blockView(
  (block: PublicBlock<'figures'>) => (block.figures.length > 0 ? block : null),
  function FiguresBlock(block) {
    const { digits } = useWords(numbers)
    const lang = useForeign()(block.locale)
    // In thousands, and in lakhs in Nepali.
    const format = new Intl.NumberFormat(useLocale() === 'ne' ? 'en-IN' : 'en', { maximumFractionDigits: 2 })
    return (
      <>
        <BlockHeading {...block} />
        <dl className="block__figures">
          {block.figures.map(({ number, unit, label }) => (
            <div key={`${label} ${number}`}>
              <dt>
                {digits(format.format(number ?? 0))} {unit && <span lang={lang}>{unit}</span>}
              </dt>
              <dd lang={lang}>{label}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  },
)

const tableView = blockView(
  ({ heading, table: html, publications, locale }: PublicBlock<'table'>) =>
    html || publications.length > 0 ? { heading, html, downloads: toDownloads(publications), locale } : null,
  function TableBlock({ html, downloads, ...block }) {
    return (
      <>
        <BlockHeading {...block} />
        {html && <RichText html={html} locale={block.locale} />}
        {downloads && <Downloads downloads={downloads} />}
      </>
    )
  },
)

const peopleView = blockView(
  ({ heading, persons, locale }: PublicBlock<'people'>) =>
    persons.length > 0 ? { heading, people: persons.map(toPersonSummary), locale } : null,
  function PeopleBlock({ people, ...block }) {
    return (
      <>
        <ComponentStyles name="person" css={personStyles} />
        <BlockHeading {...block} />
        <ul className="department__people">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      </>
    )
  },
)

const mapView = blockView(
  async ({ heading, note, locale }: PublicBlock<'map'>, api) => {
    const [districts, provinces] = await Promise.all([api.listDistricts(), api.listProvinces()])
    if (!districts.some(({ projectCount }) => projectCount > 0)) return null
    return { heading, note, locale, map: toMapData(districts, provinces) }
  },
  function MapBlock({ note, map, ...block }) {
    const lang = useForeign()(block.locale)
    return (
      <>
        <BlockHeading {...block} />
        {note && (
          <p className="block__note" lang={lang}>
            {note}
          </p>
        )}
        <LateNepalMap data={map} />
      </>
    )
  },
)

const contactView = blockView(
  (block: PublicBlock<'contact'>) => block,
  function ContactBlock({ note, hasDetails, ...block }) {
    const { write } = useWords(askWords)
    const lang = useForeign()(block.locale)
    const site = useSiteData()
    return (
      <>
        <BlockHeading {...block} />
        {note && (
          <p className="block__note" lang={lang}>
            {note}
          </p>
        )}
        <p>
          <Link className="button" to={href('contact')}>
            {write}
          </Link>
        </p>
        {hasDetails && site && (
          <div className="block__details">
            <ContactDetails settings={site.settings} answeredWithin={site.answeredWithin} />
          </div>
        )}
      </>
    )
  },
)

// Each with the data of its kind, which blocks.tsx only hands on.
/* oxlint-disable-next-line typescript/no-explicit-any */
export const BLOCK_VIEWS: { [Type in BlockType]: BlockView<PublicBlock<Type>, any> } = {
  text: textView,
  picture: pictureView,
  gallery: galleryView,
  figures: figuresView,
  table: tableView,
  people: peopleView,
  projects: projectsView,
  map: mapView,
  contact: contactView,
}
