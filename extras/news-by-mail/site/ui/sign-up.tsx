import { EMAIL_LENGTH } from '../../../../contract/limits.ts'
import { localePath } from '../../../../contract/page-locales.ts'
import formStyles from '../../../../site/ui/form/form.css?inline'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { defineWords, useLocale, useWords } from '../../../../site/words.ts'
import { NEWS_BY_MAIL_PATH } from '../../contract/bounds.ts'
import styles from './sign-up.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

/** One field, sent as a form: the answer is a page of its own, with and without scripts. */
export default function SignUp() {
  const t = useWords(words)
  const locale = useLocale()
  return (
    <section className="sign-up screen-only" aria-labelledby="news-by-mail">
      <ComponentStyles name="form" css={formStyles} />
      <ComponentStyles name="sign-up" css={styles} />
      <h2 id="news-by-mail">{t.title}</h2>
      <form className="form" method="post" action={localePath(locale, NEWS_BY_MAIL_PATH)}>
        <div className="field">
          <label className="field__label" htmlFor="news-by-mail-address">
            {t.email}
          </label>
          <p className="field__help" id="news-by-mail-help">
            {t.help}
          </p>
          <input
            className="field__input"
            id="news-by-mail-address"
            name="email"
            type="email"
            autoComplete="email"
            aria-describedby="news-by-mail-help"
            required
            maxLength={EMAIL_LENGTH}
          />
        </div>
        <button className="button" type="submit">
          {t.send}
        </button>
      </form>
    </section>
  )
}
