import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'

let mounted = false

/**
 * Shows one toast; the same words are never shown twice at once. The region that announces it is made on first use.
 * @param duration in milliseconds, where the usual four seconds are not enough
 */
export function showToast(kind: 'error' | 'success', message: string, duration?: number): void {
  if (!mounted) {
    const place = document.body.appendChild(document.createElement('div'))
    // At once: a toast that is told before the region listens would be lost.
    flushSync(() => createRoot(place).render(<Toaster position="bottom-center" theme="system" closeButton style={{ fontFamily: 'inherit' }} />))
    mounted = true
  }
  toast[kind](message, { id: message, ...(duration && { duration }) })
}
