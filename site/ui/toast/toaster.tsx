import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

/** Above the notices at the foot of the screen (notice.css). */
const OFFSET = { bottom: 'calc(var(--notices-height, 0px) + 1rem)' }

let mounted = false

function watchNotices(): void {
  const notices = document.querySelector('.notices')
  if (!notices) return
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--notices-height', `${notices.clientHeight}px`)).observe(notices)
}

/** Repeated messages share one toast. @param duration in milliseconds */
export function showToast(kind: 'error' | 'success', message: string, duration?: number): void {
  if (!mounted) {
    const place = document.body.appendChild(document.createElement('div'))
    // Synchronous: the live region must exist before its first toast.
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
