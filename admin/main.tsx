import '@fontsource-variable/archivo-narrow/wght.css'
import './core/theme/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
// Before the app, whose texts and screens ask the features.
import './features.ts'
import { App } from './app.tsx'
import { loadAgainAfterUpdate } from './core/api/load-again.ts'
import { guardPresses } from './core/api/one-press.ts'
import { keepFocus } from './frame/keep-focus.ts'

// Only styles that carry the nonce of the page are taken by the browser: server/rendering/admin.ts.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const cache = createCache({ key: 'css', prepend: true, nonce })

guardPresses(document)
keepFocus()
addEventListener('vite:preloadError', () => void loadAgainAfterUpdate())
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <App />
    </CacheProvider>
  </StrictMode>,
)
