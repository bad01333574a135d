import { useState } from 'react'
import { localePath } from '../../../contract/page-locales.ts'
import { useIsHydrated } from '../../hydrated.ts'
import { useSiteData } from '../../site-data.ts'
import { defineWords, useLocale, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './share.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

/**
 * Plain links and the device's share menu, without third-party scripts, which would track readers. Pages import it with
 * `lazy`: the server's links work before its code has come.
 */
export default function ShareLinks({ title, path }: { title: string; path: string }) {
  const address = (useSiteData()?.publicUrl ?? '') + localePath(useLocale(), path)
  const t = useWords(words)
  const [said, setSaid] = useState('')
  // Before this part is hydrated, React loses clicks on it.
  const isHydrated = useIsHydrated()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid(t.copied),
      () => setSaid(`${t.notCopied} ${address}`),
    )
  return (
    <section className="share screen-only" aria-labelledby="share">
      <ComponentStyles name="share" css={styles} />
      <h2 className="share__title" id="share">
        {t.heading}
      </h2>
      <ul className="share__ways">
        {addresses(title, address, t.email).map(({ label, href }) => (
          <li key={label}>
            <a className="share__way" href={href}>
              {label}
            </a>
          </li>
        ))}
        <li className={isHydrated ? undefined : 'needs-script share__unready'}>
          <button className="share__way" type="button" onClick={() => void copy()}>
            {t.copy}
          </button>
        </li>
        {isHydrated && 'share' in navigator && (
          <li>
            {/* Closing the device's own list is not an error. */}
            <button
              className="share__way"
              type="button"
              onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
            >
              {t.device}
            </button>
          </li>
        )}
      </ul>
      <p className="share__said" role="status">
        {said}
      </p>
    </section>
  )
}

function addresses(title: string, address: string, email: string): { label: string; href: string }[] {
  const words = encodeURIComponent(title)
  const url = encodeURIComponent(address)
  return [
    { label: email, href: `mailto:?subject=${words}&body=${url}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', href: `https://x.com/intent/post?url=${url}` },
  ]
}
