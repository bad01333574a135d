import type { BlockType } from '../../../contract/blocks/index.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import type { SiteApi } from '../../api/site-api.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { useForeign, useLocale, useWords } from '../../words.ts'
import styles from './blocks.css?inline'
import { type ComponentType, useState } from 'react'
import { href } from '../../../contract/addresses.ts'
import type { Picture as PictureData } from '../../../contract/pictures/picture.ts'
import { ButtonLink, MoreLink } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useSiteData } from '../../site-data.ts'
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
import { readVideo } from '../../../contract/blocks/video.ts'
import { MOST_PROJECTS } from '../../../contract/blocks/projects-block.ts'
import { ProjectGrid, toProjectSummary } from '../card/project-card.tsx'
import Video from '../video/video.tsx'
import { OptionalText } from '../section/optional-text.tsx'
import { words } from './words.ts'

export interface ShownBlock {
  id: string
  type: BlockType
  data: object
}

/** The blocks that a page sends: those that have something to show. */
export async function loadBlocks(blocks: readonly PublicBlock[], api: SiteApi): Promise<ShownBlock[]> {
  const shown = blocks.map(async (block) => {
    const view = BLOCK_VIEWS[block.type] as BlockView<PublicBlock, object>
    return { id: block.id, type: block.type, data: await view.load(block, api) }
  })
  return (await Promise.all(shown)).filter((block): block is ShownBlock => block.data !== null)
}

export default function Blocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return (
    <div className="blocks wrap" data-field="blocks">
      <ComponentStyles name="blocks" css={styles} />
      {blocks.map(({ id, type, data }) => {
        const { View } = BLOCK_VIEWS[type] as BlockView<PublicBlock, object>
        return (
          <section key={id} className={`block block--${type}`}>
            <BlockHeading {...data} />
            <View {...data} />
          </section>
        )
      })}
    </div>
  )
}

/** Heading and note of a block that has some, in its language. */
function BlockHeading({ heading, note, locale }: Partial<Pick<PublicBlock<'map'>, 'heading' | 'note' | 'locale'>>) {
  const lang = useForeign()(locale)
  return (
    <>
      <OptionalText as="h2" className="block__heading" lang={lang} text={heading} />
      <OptionalText className="block__note" lang={lang} text={note} />
    </>
  )
}

/** How a kind of block becomes a part of a page. */
export interface BlockView<Block, Data> {
  /** Sent of it; null where it has nothing to show. */
  load: (block: Block, api: SiteApi) => Data | null | Promise<Data | null>
  View: ComponentType<Data>
}

/** The data of the view follow from what is loaded of the block; blocks.tsx shows its heading and note. */
const blockView = <Block, Data extends object>(
  load: BlockView<Block, Data>['load'],
  View: ComponentType<NoInfer<Data>>,
): BlockView<Block, Data> => ({ load, View })

/** Of a filter of projects, unless staff say another number. */
const USUAL = 6

// Each with the data of its kind, which blocks.tsx only hands on.
/* oxlint-disable-next-line typescript/no-explicit-any */
export const BLOCK_VIEWS: { [Type in BlockType]: BlockView<PublicBlock<Type>, any> } = {
  text: blockView(({ text, locale }: PublicBlock<'text'>) => (text === '' ? null : { html: text, locale }), RichText),

  picture: blockView(
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
  ),

  video: blockView(({ link, title, picture, captions, locale }: PublicBlock<'video'>) => {
    const video = readVideo(link)
    return video ? { ...video, title, picture, captions, locale } : null
  }, Video),

  gallery: blockView(
    (block: PublicBlock<'gallery'>) => (block.pictures.length > 0 ? block : null),
    function GalleryBlock({ pictures }) {
      const [opened, setOpened] = useState<PictureData>()
      return (
        <>
          <PictureGrid pictures={pictures} onOpen={setOpened} />
          <PictureOverlay picture={opened} onClose={() => setOpened(undefined)} />
        </>
      )
    },
  ),

  figures: blockView(
    (block: PublicBlock<'figures'>) => (block.figures.length > 0 ? block : null),
    function FiguresBlock({ figures, locale }) {
      const { digits } = useWords(numbers)
      const lang = useForeign()(locale)
      // In thousands, and in lakhs in Nepali.
      const format = new Intl.NumberFormat(useLocale() === 'ne' ? 'en-IN' : 'en', { maximumFractionDigits: 2 })
      return (
        <dl className="block__figures">
          {figures.map(({ number, unit, label }) => (
            <div key={`${label} ${number}`}>
              <dt>
                {digits(format.format(number ?? 0))} {unit && <span lang={lang}>{unit}</span>}
              </dt>
              <dd lang={lang}>{label}</dd>
            </div>
          ))}
        </dl>
      )
    },
  ),

  table: blockView(
    ({ heading, table: html, publications, locale }: PublicBlock<'table'>) =>
      html || publications.length > 0 ? { heading, html, downloads: toDownloads(publications), locale } : null,
    function TableBlock({ html, downloads, locale }) {
      return (
        <>
          {html && <RichText html={html} locale={locale} />}
          {downloads && <Downloads downloads={downloads} />}
        </>
      )
    },
  ),

  people: blockView(
    ({ heading, persons, locale }: PublicBlock<'people'>) =>
      persons.length > 0 ? { heading, people: persons.map(toPersonSummary), locale } : null,
    function PeopleBlock({ people }) {
      return (
        <ul className="department__people">
          <ComponentStyles name="person" css={personStyles} />
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </ul>
      )
    },
  ),

  projects: blockView(
    async ({ heading, projects: chosen, service, province, status, most, locale }: PublicBlock<'projects'>, api) => {
      if (chosen.length > 0) return { heading, projects: chosen.map(toProjectSummary), more: null, locale }
      const filter = { service: service?.slug, province: province ?? undefined, status: status ?? undefined }
      const limit = Math.min(most ?? USUAL, MOST_PROJECTS)
      const { data, meta } = await api.listProjects({ ...filter, limit })
      if (data.length === 0) return null
      const more = meta.total > data.length ? href('projects', filter) : null
      return { heading, projects: data.map(toProjectSummary), more, locale }
    },
    function ProjectsBlock({ projects, more }) {
      const t = useWords(words)
      return (
        <>
          <ProjectGrid projects={projects} />
          {more && (
            <p className="block__more">
              <MoreLink to={more}>{t.projects}</MoreLink>
            </p>
          )}
        </>
      )
    },
  ),

  map: blockView(
    async ({ heading, note, locale }: PublicBlock<'map'>, api) => {
      const [districts, provinces] = await Promise.all([api.listDistricts(), api.listProvinces()])
      if (!districts.some(({ projectCount }) => projectCount > 0)) return null
      return { heading, note, locale, map: toMapData(districts, provinces) }
    },
    ({ map }) => <LateNepalMap data={map} />,
  ),

  contact: blockView(
    (block: PublicBlock<'contact'>) => block,
    function ContactBlock({ hasDetails }) {
      const { write } = useWords(askWords)
      const site = useSiteData()
      return (
        <>
          <p>
            <ButtonLink to={href('contact')}>{write}</ButtonLink>
          </p>
          {hasDetails && site && (
            <div className="block__details">
              <ContactDetails settings={site.settings} answeredWithin={site.answeredWithin} />
            </div>
          )}
        </>
      )
    },
  ),
}
