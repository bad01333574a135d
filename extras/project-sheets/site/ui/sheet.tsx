import { href } from '../../../../contract/addresses.ts'
import { localePath } from '../../../../contract/page-locales.ts'
import type { Sheet as Issue } from '../../contract/sheet.ts'
import { Link } from '../../../../site/link.tsx'
import { useSiteData } from '../../../../site/site-data.ts'
import { useForeign, useLocale, useWords } from '../../../../site/words.ts'
import { Mark } from '../../../../site/ui/mark/mark.tsx'
import { keepCompounds } from '../../../../site/ui/page-heading/short-compounds.tsx'
import { Picture } from '../../../../site/ui/picture/picture.tsx'
import { ProjectFacts } from '../../../../site/ui/project/project-facts.tsx'
import paperStyles from '../../../../site/ui/paper/paper.css?inline'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import type { SheetData } from './load-sheet.ts'
import styles from './sheet.css?inline'
import { words } from './words.ts'
import { encode } from 'uqr'

/** A project on one page of A4, whatever its length, with the code by which it is checked. */
export function Sheet({ sheet }: { sheet: SheetData }) {
  const { title, picture, text, isShortened, issue } = sheet
  const t = useWords(words)
  const lang = useForeign()(sheet.locale)
  const firm = useSiteData()?.settings
  return (
    <article className={`paper project-sheet${picture ? '' : ' project-sheet--plain'}`}>
      <ComponentStyles name="paper" css={paperStyles} />
      <ComponentStyles name="project-sheet" css={styles} />
      <header className="project-sheet__head">
        <p className="project-sheet__firm">
          <Mark />
          <span>{firm?.name}</span>
        </p>
        <p className="project-sheet__kind">
          {t.kind}
          {issue && (
            <span>
              {t.number} <b>{issue.number}</b>
            </span>
          )}
        </p>
      </header>
      <h1 className="project-sheet__title" lang={lang}>
        {keepCompounds(title)}
      </h1>
      <div className="project-sheet__body">
        {picture && (
          <Picture
            className="project-sheet__picture"
            picture={picture}
            sizes="(min-width: 48rem) 32rem, 88vw"
            isFirst
          />
        )}
        <div className="project-sheet__main">
          {text && (
            <p className="project-sheet__text" lang={lang}>
              {text}
            </p>
          )}
          {isShortened && <p className="project-sheet__more">{t.more}</p>}
        </div>
        {/* Parts that a project gets later, such as its people, stand below its facts. */}
        <div className="project-sheet__facts">
          <ProjectFacts project={sheet} />
        </div>
      </div>
      {issue ? <Seal issue={issue} /> : <p className="project-sheet__seal">{t.draft}</p>}
      {firm && (
        <p className="project-sheet__address">
          {[firm.address.join(', '), firm.phones.join(', '), firm.email].filter(Boolean).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
      )}
    </article>
  )
}

/** By whom and when it was issued, and how to check it. */
function Seal({ issue: { days, number, token } }: { issue: Issue }) {
  const t = useWords(words)
  const locale = useLocale()
  const site = useSiteData()
  const origin = site?.publicUrl ?? ''
  const check = localePath(locale, href('sheetCheck', { code: token }))
  return (
    <div className="project-sheet__seal">
      <a className="project-sheet__code" href={check}>
        <QrCode text={origin + check} label={t.qr} />
      </a>
      <div>
        <p className="project-sheet__issued">{t.issued(days[locale] ?? '', site?.settings.name ?? '')}</p>
        <p>
          {t.check}{' '}
          <Link to={href('verify')}>{(origin + localePath(locale, href('verify'))).replace(/^https?:\/\//, '')}</Link>
        </p>
        <p className="project-sheet__number">{number}</p>
      </div>
    </div>
  )
}

/** Of light modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Black on white in every scheme, for cameras. @param label says where it leads */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const size = data.length + 2 * QUIET_ZONE
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={data.map(drawRow).join('')} />
    </svg>
  )
}

/** A line for each run of dark modules. */
const drawRow = (row: boolean[], index: number): string =>
  Array.from(
    row.map(Number).join('').matchAll(/1+/g),
    ({ index: from, 0: run }) => `M${from + QUIET_ZONE} ${index + QUIET_ZONE + 0.5}h${run.length}`,
  ).join('')
