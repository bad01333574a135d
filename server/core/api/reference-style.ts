/** Separate from the site's sheet: the page is not part of the site. */
export const REFERENCE_STYLE = `
:root { color-scheme: light dark; --paper: #f7f4ee; --sheet: #fff; --ink: #1d2321; --quiet: #55605b; --line: #d9d2c4; --link: #0b5c5f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151a19; --sheet: #1c2321; --ink: #ece7dc; --quiet: #a8b2ac; --line: #343d3a; --link: #6cc3be }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1 { margin: 0 0 1rem; font-size: 1.9rem; line-height: 1.2 }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere }
h3 { margin: 1.25rem 0 .4rem; font-size: .95rem }
p { margin: 0 0 .75rem; max-width: 44rem }
a { color: var(--link) }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
code, pre, b { font-family: ui-monospace, 'Cascadia Mono', Menlo, monospace; font-size: .9em }
b { color: var(--link) }
pre { margin: 0 0 1rem; padding: .8rem 1rem; max-height: 28rem; overflow: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; line-height: 1.45 }
header pre { background: var(--sheet); max-width: 44rem }
main { margin-top: 1.5rem }
nav h2 { margin: 1rem 0 .25rem; color: var(--quiet); font-size: .85rem }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: .25rem 0; text-decoration: none; overflow-wrap: anywhere; line-height: 1.35 }
nav a:hover { text-decoration: underline }
section { margin: 0 0 1.25rem; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px }
.summary { font-size: 1.05rem }
.note, small { color: var(--quiet) }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .95rem }
th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
thead th { color: var(--quiet); font-weight: 600 }
dl { margin: 0; font-size: .95rem }
dl div { display: flex; gap: .75rem }
dt { font-weight: 600; font-variant-numeric: tabular-nums }
dd { margin: 0 }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 2.5rem; padding-top: 3rem }
  header { grid-column: 1 / -1 }
  main { margin-top: 1rem }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto }
}
`
