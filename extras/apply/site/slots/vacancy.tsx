import { localePath } from '../../../../contract/page-locales.ts'
import { useLocale, useWords } from '../../../../site/words.ts'
import { APPLY_PATH } from '../../contract/bounds.ts'
import { words } from './vacancy.words.ts'

/** The form is a page of its own, with and without scripts. */
export default function ApplyLink({ slug }: { slug: string }) {
  return (
    <p className="screen-only">
      <a className="button" href={localePath(useLocale(), `${APPLY_PATH}/${slug}`)}>
        {useWords(words).apply}
      </a>
    </p>
  )
}
