import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** Toasts stand above the notices at the foot of the screen (notice.css), however high those are. */
const OFFSET = { bottom: 'calc(var(--notices-height, 0px) + 1rem)' }

let mounted = false

function watchNotices(): void {
  const notices = document.querySelector('.notices')
  if (!notices) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--notices-height', `${notices.clientHeight}px`)).observe(notices)
}

/**
 * Shows one toast; the same words are never shown twice at once. The region that announces it is made on first use.
 * @param duration in milliseconds, where the usual four seconds are not enough
 */
export function showToast(kind: 'error' | 'success', message: string, duration?: number): void {
  if (!mounted) {
    const place = document.body.appendChild(document.createElement('div'))
    // At once: a toast that is told before the region listens would be lost.
    const font = { fontFamily: 'inherit' }
    flushSync(() =>
      createRoot(place).render(
        <Toaster
          position="bottom-center"
          theme="system"
          closeButton
          offset={OFFSET}
          mobileOffset={OFFSET}
          style={font}
        />,
      ),
    )
    watchNotices()
    mounted = true
  }
  toast[kind](message, { id: message, ...(duration && { duration }) })
}
