import { localePath } from '../../../../contract/page-locales.ts'
import { defineWords, useLocale, useWords } from '../../../../site/words.ts'
import { APPLY_PATH } from '../../contract/bounds.ts'
import texts from './vacancy.words.json' with { type: 'json' }

const words = defineWords(texts)

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
