import { useState, useSyncExternalStore } from 'react'

/** Plain links and the device's share menu, without third-party scripts, which would track readers. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const [said, setSaid] = useState('')
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  )
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setSaid('The link is copied.'),
      () => setSaid(`The browser did not let us copy: ${address}`),
    )
  return (
    <section className="share screen-only" aria-labelledby="share">
      <h2 className="share__title" id="share">
        Share
      </h2>
      <ul className="share__ways">
        {addresses(title, address).map(({ label, href }) => (
          <li key={label}>
            <a className="share__way" href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
        <li className="needs-script">
          <button className="share__way" type="button" onClick={() => void copy()}>
            Copy link
          </button>
        </li>
        {canShare && (
          <li>
            {/* Who closes the device's own list again has done nothing wrong. */}
            <button
              className="share__way"
              type="button"
              onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
            >
              More ways
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

function addresses(title: string, address: string): { label: string; href: string }[] {
  const words = encodeURIComponent(title)
  const url = encodeURIComponent(address)
  return [
    { label: 'E-mail', href: `mailto:?subject=${words}&body=${url}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: 'X', href: `https://x.com/intent/post?text=${words}&url=${url}` },
  ]
}

const neverChanges = () => () => {}
