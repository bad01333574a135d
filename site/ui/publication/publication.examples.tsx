import type { Publication } from '../../../contract/publications/publication.ts'
import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_TITLE, LONG_WORD, NEPALI, pictures, SENTENCE } from '../../dev/samples.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { toDownloads } from './download.ts'
import Downloads from './downloads.tsx'
import { PublicationEntry } from './publication-entry.tsx'
import { PublicationFilters } from './publication-filters.tsx'
import styles from './publication.css?inline'

const guideline: Publication = {
  id: 1,
  slug: 'site-investigation',
  title: 'Site investigation in the hills',
  description: SENTENCE,
  document: {
    url: '/documents/0123456789abcdef/site-investigation.pdf',
    fileName: 'site-investigation.pdf',
    type: 'pdf',
    bytes: 2_412_000,
    pages: 18,
    firstPage: null,
  },
  kind: 'guideline',
  language: 'en',
  issued: '2024-05',
  authors: 'The geotechnical team',
  locale: 'en',
}

const PAGE = { url: pictures[0]!.url, width: 480, height: 679 }

const entry = (publication: Publication) => (
  <>
    <ComponentStyles name="publication" css={styles} />
    <PublicationEntry publication={publication} />
  </>
)

export default {
  isWrapped: true,
  examples: {
    usual: entry(guideline),
    'with its first page': entry({ ...guideline, document: { ...guideline.document!, firstPage: PAGE } }),
    'no file, no text': entry({ ...guideline, document: null, description: '', authors: '' }),
    'long words': entry({ ...guideline, title: LONG_TITLE, authors: LONG_WORD }),
    Nepali: entry({ ...guideline, title: NEPALI.title, description: NEPALI.sentence, locale: 'ne' }),
    filters: (
      <>
        <ComponentStyles name="publication" css={styles} />
        <PublicationFilters
          chosen={{ kind: 'report', language: '' }}
          counts={{ kind: { report: 3, paper: 1 }, language: { en: 2, both: 1 } }}
        />
      </>
    ),
    downloads: <Downloads downloads={toDownloads([guideline, { ...guideline, slug: 'other', title: LONG_TITLE }])!} />,
  },
} satisfies ComponentExamples
