import { useId } from 'react'
import { href } from '../../../contract/addresses.ts'
import { publicationFile } from '../../../contract/publications/publication-file.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { Download } from './download.ts'
import { useFileFacts } from './file-facts.tsx'
import styles from './downloads.css?inline'
import { words } from './words.ts'

/** The publications that a project, service or news item offers. */
export default function Downloads({ downloads }: { downloads: Download[] }) {
  const t = useWords(words)
  const id = useId()
  const facts = useFileFacts()
  const foreign = useForeign()
  return (
    <section className="downloads" aria-labelledby={id}>
      <ComponentStyles name="downloads" css={styles} />
      <h2 className="downloads__title" id={id}>
        {t.downloads}
      </h2>
      <ul>
        {downloads.map(({ slug, title, locale, file }) => (
          <li key={slug} className="downloads__entry">
            <Link to={href('publication', { slug })} lang={foreign(locale)}>
              {title}
            </Link>
            {file && (
              <a className="downloads__file" href={publicationFile(slug)}>
                {t.download}
                <span className="visually-hidden">: {title}</span> ({facts(file)})
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
