import { THEME_COLORS } from '../../contract/theme-colors.ts'
import type { BrandTones } from '../../contract/brand/tones.ts'

const TONES = {
  light: { tone: '#0b5c5f', strong: '#073f42', fault: '#b8452a' },
  dark: { tone: '#6cc3be', strong: '#a3dfdb', fault: '#ec8f70' },
}

/** A sheet of its own: the page is outside the site, and small enough for a slow phone. */
export function confirmStyle(tones: BrandTones | null): string {
  const { light, dark } = tones ?? TONES
  return `
:root { color-scheme: light dark; --paper: ${THEME_COLORS.light}; --sheet: #fff; --ink: #1d2321; --quiet: #55605b; --line: #a79f8e; --tone: ${light.tone}; --strong: ${light.strong}; --fault: ${light.fault} }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${THEME_COLORS.dark}; --sheet: #1c2321; --ink: #ece7dc; --quiet: #a8b2ac; --line: #65706b; --tone: ${dark.tone}; --strong: ${dark.strong}; --fault: ${dark.fault} }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 36rem; min-height: 100vh; padding: 1rem 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 'Noto Sans', system-ui, 'Noto Sans Devanagari', sans-serif; overflow-wrap: break-word }
header { padding-bottom: .6rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; font-weight: 600 }
h1 { margin: 1.5rem 0 .5rem; font-size: 1.75rem; line-height: 1.25 }
p { margin: 0 0 1rem }
a { color: var(--tone) }
.record { margin: 1.25rem 0; padding: 1rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 4px }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.35 }
dl { margin: .75rem 0 0 }
dt { margin-top: .6rem; color: var(--quiet); font-size: .875rem; line-height: 1.4 }
dd { margin: 0 }
.record p { margin: 1rem 0 0; font-size: .9375rem }
.actions { display: grid; gap: .75rem; margin: 1.25rem 0 }
button, .button { display: block; width: 100%; min-height: 3.5rem; padding: .85rem 1rem; border: 2px solid var(--tone); border-radius: 4px; background: var(--tone); color: var(--sheet); font-family: inherit; font-size: 1.1875rem; font-weight: 600; line-height: 1.3; text-align: center; text-decoration: none; cursor: pointer }
button:hover { background: var(--strong); border-color: var(--strong) }
.quiet { background: transparent; color: var(--tone) }
.quiet:hover { background: transparent; color: var(--strong); border-color: var(--strong) }
:focus-visible { outline: 3px solid var(--tone); outline-offset: 3px }
label { display: block; font-weight: 600 }
textarea { display: block; width: 100%; margin-top: .35rem; padding: .7rem; border: 1px solid var(--line); border-radius: 4px; background: var(--sheet); color: var(--ink); font: inherit }
.note { color: var(--quiet); font-size: .9375rem }
.fault { padding: .75rem 1rem; border: 2px solid var(--fault); border-radius: 4px; color: var(--fault); font-weight: 600 }
@media (min-width: 30rem) { .actions { grid-template-columns: 1fr 1fr } body { padding-top: 2rem } }
@media (forced-colors: active) { button { border-color: ButtonText } }`
}
