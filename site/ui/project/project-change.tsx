import type { ProjectChange as Change } from '../../../contract/projects/project-story.ts'
import { formatNumber } from '../../../contract/money.ts'
import { useForeign, useLocale, useWords, defineWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './project-change.css?inline'
import texts from './project-change.words.json' with { type: 'json' }

/** Read aloud: from 5 to 2.5 hours. */
const words = defineWords({ ...texts, from: { en: 'from ', ne: '' } })

/** One number before and after the work. Seen: 5 → 2.5 hours; heard: from 5 to 2.5 hours. */
export function ProjectChange({ change: { label, before, after, unit, locale } }: { change: Change }) {
  const t = useWords(words)
  const own = useLocale()
  const lang = useForeign()(locale)
  return (
    <p className="change">
      <ComponentStyles name="project-change" css={styles} />
      <span lang={lang}>{label}</span>
      <span className="visually-hidden">: </span>
      <span className="change__numbers">
        <span className="visually-hidden">{t.from}</span>
        <span className="change__before">{formatNumber(before, own)}</span>
        <span className="visually-hidden">{t.to}</span>
        <span className="change__before" aria-hidden="true">
          {' → '}
        </span>
        {formatNumber(after, own)}
        {unit && <span lang={lang}> {unit}</span>}
      </span>
    </p>
  )
}
