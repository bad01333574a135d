import { href } from '../../../../contract/addresses.ts'
import { Link } from '../../../../site/link.tsx'
import { slot } from '../../../../site/slot.tsx'
import { useForeign } from '../../../../site/words.ts'
import { Period } from '../../../../site/ui/day/period.tsx'
import { Picture } from '../../../../site/ui/picture/picture.tsx'
import { TitleBlock } from '../../../../site/ui/title-block/title-block.tsx'
import type { DossierProject as Project } from './dossier-items.ts'

/** Below the text. */
const Added = slot<{ slug: string; title: string }>(
  import.meta.glob('../../../*/site/slots/reference.tsx', { eager: true, import: 'default' }),
)

export function DossierProject({ project: { slug, title, picture, facts, text, locale } }: { project: Project }) {
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
