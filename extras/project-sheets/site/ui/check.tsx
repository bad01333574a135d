import { href } from '../../../../contract/addresses.ts'
import { localePath, PAGE_LOCALES, type PageLocale } from '../../../../contract/page-locales.ts'
import type { SheetFact, SheetCheck } from '../../contract/sheet.ts'
import { MoreLink } from '../../../../site/link.tsx'
import { useSiteData } from '../../../../site/site-data.ts'
import { useForeign, useLocale, useWords } from '../../../../site/words.ts'
import formStyles from '../../../../site/ui/form/form.css?inline'
import { ProjectFacts } from '../../../../site/ui/project/project-facts.tsx'
import { words as projectWords } from '../../../../site/ui/project/words.ts'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import styles from './check.css?inline'
import { words } from '../pages/verify.words.ts'
import type { CheckData } from './load-sheet.ts'
import verdicts from './verdicts.json' with { type: 'json' }

/** A sheet since its day, and what to compare it with. */
export function Check({ code, check, project }: CheckData) {
  const t = useWords(words)
  return (
    <div className="wrap check">
      <ComponentStyles name="check" css={styles} />
      {code === undefined ? <h1>{t.title}</h1> : <Verdict check={check} />}
      {check && project && <Comparison changed={check.changed} project={project} />}
      {!check && <NumberForm />}
      <p className="check__counted">{t.counted}</p>
    </div>
  )
}

function Verdict({ check }: Pick<CheckData, 'check'>) {
  const t = useWords(words)
  const locale = useLocale()
  const other = PAGE_LOCALES.find((one) => one !== locale)!
  const firm = useSiteData()?.settings.name ?? ''
  const state = check?.state ?? 'unknown'
  return (
    <header className={`check__verdict check__verdict--${state}`}>
      {check && <p className="check__issued">{t.issued(check.days[locale] ?? '', firm)}</p>}
      <h1>{VERDICTS[locale][state]}</h1>
      <div lang={other}>
        {check && <p className="check__issued">{`${VERDICTS[other].issued} ${check.days[other] ?? ''}`}</p>}
        <p className="check__other">{VERDICTS[other][state]}</p>
      </div>
      <p>{check ? t.meaning[check.state] : t.unknownText}</p>
    </header>
  )
}

function Comparison({ changed, project }: { changed: SheetFact[]; project: NonNullable<CheckData['project']> }) {
  const t = useWords(words)
  const labels = useWords(projectWords)
  // As the facts are named beside their values.
  const names: Record<SheetFact, string> = { ...labels, ...t.facts, jointVenture: labels.venture }
  const foreign = useForeign()
  return (
    <section className="check__comparison" aria-labelledby="compare">
      {changed.length > 0 && (
        <p className="check__changed">
          {t.differs}: <b>{changed.map((fact) => names[fact]).join(', ')}</b>
        </p>
      )}
      <h2 id="compare">{t.compare}</h2>
      <p>{t.compareHelp}</p>
      <p className="check__title" lang={foreign(project.locale)}>
        {project.title}
      </p>
      <ProjectFacts project={project} />
      <p>
        <MoreLink to={href('project', { slug: project.slug })}>{t.page}</MoreLink>
      </p>
    </section>
  )
}

/** Without JavaScript too: the server leads from the number to its page. */
function NumberForm() {
  const t = useWords(words)
  return (
    <form className="check__form" action={localePath(useLocale(), href('verify'))}>
      <ComponentStyles name="form" css={formStyles} />
      <p>{t.lead}</p>
      <div className="field">
        <label className="field__label" htmlFor="sheet-number">
          {t.number}
        </label>
        <p className="field__help" id="sheet-number-help">
          {t.numberHelp}
        </p>
        <input
          className="field__input"
          id="sheet-number"
          name="number"
          type="text"
          aria-describedby="sheet-number-help"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
        />
      </div>
      <button className="button" type="submit">
        {t.submit}
      </button>
    </form>
  )
}

/** Said in both languages on every page, so in no file of words: who holds the paper may read one of them. */
const VERDICTS: Record<PageLocale, Record<SheetCheck['state'] | 'unknown' | 'issued', string>> = verdicts
