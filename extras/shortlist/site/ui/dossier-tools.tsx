import type { ReactNode } from 'react'
import { ButtonLink } from '../../../../site/link.tsx'
import { enquiryHref, PREPARED_FOR_LENGTH, shortlistHref, type ShortlistIds } from './shortlist-ids.ts'
import { words as shortlist } from './shortlist.words.ts'
import { useWords } from '../../../../site/words.ts'
import formStyles from '../../../../site/ui/form/form.css?inline'
import ShareLinks from '../../../../site/ui/share/share-links.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { words } from './dossier.words.ts'

interface DossierToolsProps {
  ids: ShortlistIds
  preparedFor: string
  onPreparedFor: (preparedFor: string) => void
  children?: ReactNode
}

export function DossierTools({ ids, preparedFor, onPreparedFor, children }: DossierToolsProps) {
  const t = useWords(words)
  const title = useWords(shortlist).title(ids)
  return (
    <div className="dossier-tools screen-only">
      <ComponentStyles name="form" css={formStyles} />
      <div className="dossier-tools__buttons">
        <ButtonLink to={enquiryHref(ids, title)}>{t.ask}</ButtonLink>
        <button className="button button--quiet needs-script" type="button" onClick={() => void printDossier()}>
          {t.print}
        </button>
        {children}
      </div>
      <div className="field needs-script">
        <label className="field__label" htmlFor="prepared-for">
          {t.preparedFor}
        </label>
        <p className="field__help" id="prepared-for-help">
          {t.preparedForHelp}
        </p>
        <input
          className="field__input"
          id="prepared-for"
          aria-describedby="prepared-for-help"
          type="text"
          autoComplete="off"
          maxLength={PREPARED_FOR_LENGTH}
          value={preparedFor}
          onChange={(event) => onPreparedFor(event.target.value)}
        />
      </div>
      <ShareLinks title={title} path={shortlistHref({ ...ids, preparedFor: preparedFor.trim() })} />
    </div>
  )
}

/** Milliseconds: a picture that does not come is not printed. */
const PATIENCE = 5_000

/** Prints when the pictures below the screen have come, too. */
async function printDossier(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.dossier img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.race([
    Promise.allSettled(pictures.map((picture) => picture.decode())),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
  print()
}
