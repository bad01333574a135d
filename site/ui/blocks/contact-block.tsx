import { href } from '../../../contract/addresses.ts'
import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import { Link } from '../../link.tsx'
import { useSiteData } from '../../site-data.ts'
import { useForeign, useWords } from '../../words.ts'
import { words as askWords } from '../ask/words.ts'
import { ContactDetails } from '../contact-details/contact-details.tsx'
import { BlockHeading, blockView } from './block-view.tsx'

export const contactView = blockView<'contact', PublicBlock<'contact'>>(
  (block) => block,
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
